import type {
  Alerts,
  CallHero,
  CampaignCreated,
  CampaignInfo,
  CampaignSummary,
  CampaignTable,
  CardInfo,
  CheckedPack,
  AskRematch,
  ClauseInfo,
  ClausesFound,
  Course,
  CourseInfo,
  Created,
  DailyGame,
  Devices,
  DiceTicket,
  FriendList,
  FriendOffer,
  GameInfo,
  History,
  Invitation,
  Invite,
  Link,
  MailDone,
  MailSettings,
  Me,
  MeaningInfo,
  MeChange,
  Moment,
  NameAddress,
  Review,
  Mute,
  NewCampaign,
  NewTable,
  PasskeyAnswer,
  PasskeyInfo,
  PasskeyOptions,
  Problem,
  PutBot,
  QrCode,
  QuietHours,
  RatedPerson,
  Recover,
  RecoveryCode,
  RematchTable,
  Report,
  Sit,
  Somebody,
  Spectator,
  Statistics,
  Subscribe,
  TableFriend,
  TableInfo,
  TableSummary,
  Text,
} from './wire';

/** Something was refused, and the server says why; or it could not be reached (`status` 0). */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: Text;
  readonly rule: string | null;
  /** What else is wrong, with a file for example. */
  readonly others: Text[];

  constructor(problem: Pick<Problem, 'reason'> & Partial<Problem>, status: number) {
    super(problem.reason.id);
    this.status = status;
    this.reason = problem.reason;
    this.rule = problem.rule ?? null;
    this.others = problem.others ?? [];
  }

  /** The server was not there, or not well: it may work in a moment. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** A refusal whatever was thrown. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : new Refusal({ reason: { id: 'web-error-page', args: {} }, rule: null }, 0);
}

function trouble(id: string, status: number): Refusal {
  return new Refusal({ reason: { id, args: {} }, rule: null }, status);
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw trouble('web-error-offline', 0);
  }
  if (answer.ok) return answer;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // A proxy or a restarting server: no words of ours.
  }
  if (!problem.reason)
    throw trouble(answer.status >= 500 ? 'web-error-server' : 'web-error-refused', answer.status);
  throw new Refusal(problem as Problem, answer.status);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function send<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const content = body instanceof Blob ? body : JSON.stringify(body);
  return (await (await ask(path, { method, headers, body: content })).json()) as T;
}

const campaign = (id: string) => `/api/campaigns/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

/** Answers that stay the same as long as the page is open. */
const fixed = new Map<string, Promise<unknown>>();

function getOnce<T>(path: string): Promise<T> {
  let answer = fixed.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    fixed.set(path, answer);
    answer.catch(() => fixed.delete(path));
  }
  return answer;
}

export const getGames = () => getOnce<GameInfo[]>('/api/games');
export const getCards = (game: string, lang: string, edition?: string) =>
  getOnce<CardInfo[]>(`/api/games/${game}/cards${query({ lang, edition })}`);
export const getRules = (game: string, lang: string) =>
  getOnce<ClauseInfo[]>(`/api/games/${game}/rules${query({ lang })}`);
export const findRules = (game: string, lang: string, words: string) =>
  get<ClausesFound>(`/api/games/${game}/search${query({ lang, query: words })}`);
export const getMeanings = (game: string, lang: string) =>
  getOnce<MeaningInfo[]>(`/api/games/${game}/meanings${query({ lang })}`);
export const getLessons = (game: string) => getOnce<CourseInfo>(`/api/games/${game}/lessons`);

export const getMe = () => get<Me>('/api/me');
export const changeMe = (change: MeChange) => send<Me>('PATCH', '/api/me', change);
export const getMyTables = (skip = 0) =>
  get<TableSummary[]>(`/api/me/tables${query({ skip: skip || null })}`);

/** A code that makes another browser this player, and the way in with one. */
export const makeCode = () => send<RecoveryCode>('POST', '/api/me/recovery');
export const signOutOthers = () => send<Me>('POST', '/api/me/browsers/others');
export const recover = (code: Recover) => send<Me>('POST', '/api/me/recover', code);

/** The same by a passkey; see `passkeys.ts`. */
export const getPasskeys = () => get<PasskeyInfo[]>('/api/me/passkeys');
export const passkeyOptions = () => send<PasskeyOptions>('POST', '/api/me/passkeys/options');
export const addPasskey = (answer: PasskeyAnswer) => send<PasskeyInfo[]>('POST', '/api/me/passkeys', answer);
export const removePasskey = (id: string) => send<PasskeyInfo[]>('DELETE', `/api/me/passkeys/${id}`);
export const enterOptions = () => send<PasskeyOptions>('POST', '/api/me/enter/options');
export const enterWith = (answer: PasskeyAnswer) => send<Me>('POST', '/api/me/enter', answer);

/** Friends: a link to oneself, who came by it, and to which tables they ask each other. */
export const getFriends = () => get<FriendList>('/api/me/friends');
export const makeFriendLink = () => send<Link>('POST', '/api/me/friends/link');
export const revokeFriendLink = () => send<FriendList>('DELETE', '/api/me/friends/link');
export const lookAtFriend = (link: Invite) => send<FriendOffer>('POST', '/api/friends', link);
export const addFriend = (link: Invite) => send<FriendList>('POST', '/api/me/friends', link);
export const removeFriend = (id: string) => send<FriendList>('DELETE', `/api/me/friends/${id}`);
export const getFriendsAt = (id: string) => get<TableFriend[]>(`${table(id)}/friends`);
export const inviteFriend = (id: string, friend: string) =>
  send<TableFriend[]>('POST', `${table(id)}/friends/${friend}`);
export const getInvitations = () => get<Invitation[]>('/api/me/invitations');
export const declineInvitation = (id: string) => send<Invitation[]>('DELETE', `/api/me/invitations/${id}`);
export const friendLink = (secret: string) => `${location.origin}/friend#friend=${secret}`;

/** An address of one's own, where the server can send mail. */
export const getMail = () => get<MailSettings>('/api/me/mail');
export const nameAddress = (body: NameAddress) => send<MailSettings>('POST', '/api/me/mail', body);
export const tellTurns = (turns: boolean) => send<MailSettings>('PATCH', '/api/me/mail', { turns });
export const removeAddress = () => send<MailSettings>('DELETE', '/api/me/mail');
export const confirmAddress = (link: Invite) => send<MailDone>('POST', '/api/mail/confirm', link);
export const sendWayBack = (body: NameAddress) => send<MailDone>('POST', '/api/mail/recover', body);
export const enterByMail = (link: Invite) => send<Me>('POST', '/api/mail/enter', link);
export const stopMail = (token: string) => send<MailDone>('POST', `/api/mail/off${query({ token })}`);

/** Which browsers get a push message when it is their turn, and when they get none. */
export const getAlerts = () => get<Alerts>('/api/me/push');
export const subscribe = (browser: Subscribe) => send<Alerts>('POST', '/api/me/push', browser);
export const unsubscribe = (id: string) => send<Alerts>('DELETE', `/api/me/push/${id}`);
export const keepQuiet = (quiet: QuietHours | null) => send<Alerts>('PATCH', '/api/me/push', { quiet });

/** Games that are over, and what they say. */
export interface Wanted {
  game?: string;
  mode?: string;
  result?: string;
  person?: string;
  hero?: string;
  since?: number | null;
  skip?: number;
}
export const getHistory = (wanted: Wanted) =>
  get<History>(`/api/me/history${query({ ...wanted, skip: wanted.skip || null })}`);
export const getStatistics = () => get<Statistics>('/api/me/statistics');
export const callHero = (id: string, hero: CallHero) =>
  send<Statistics>('PATCH', `/api/me/heroes/${encodeURIComponent(id)}`, hero);
export const getRatings = (game: string) => get<RatedPerson[]>(`/api/ratings/${encodeURIComponent(game)}`);
/** Everything the server keeps about oneself: the address of a file, and its end. */
export const DATA_ADDRESS = '/api/me/data';
export const forgetMe = () => send<Me>('DELETE', DATA_ADDRESS);

const daily = (game: string) => `/api/daily/${encodeURIComponent(game)}`;
export const getDaily = (game: string, day?: string) => get<DailyGame>(`${daily(game)}${query({ day })}`);
export const playDaily = (game: string) => send<Created>('POST', daily(game));
export const dailyPicture = (game: string, day: string, lang: string) =>
  `${daily(game)}/picture${query({ day, lang })}`;

/** The server fixes its part of the dice; to open a table with it, see `dice.ts`. */
export const promiseDice = () => send<DiceTicket>('POST', '/api/dice');
export const getLobby = () => get<TableSummary[]>('/api/tables');
export const openTable = (plan: NewTable) => send<Created>('POST', '/api/tables', plan);
export const importTable = (save: Blob) => send<Created>('POST', '/api/tables/import', save);

export const checkPack = (game: string, file: File) =>
  send<CheckedPack>('POST', `/api/games/${game}/pack${query({ name: file.name })}`, file);

export const getTable = (id: string) => get<TableInfo>(table(id));
export const joinTable = (id: string, invite: Invite) => send<TableInfo>('POST', `${table(id)}/join`, invite);
export const makeInvite = (id: string) => send<Link>('POST', `${table(id)}/invite`);
export const sit = (id: string, seat: number, who: Sit) =>
  send<TableInfo>('POST', `${table(id)}/seats/${seat}/sit`, who);
export const stand = (id: string, seat: number) =>
  send<TableInfo>('POST', `${table(id)}/seats/${seat}/stand`);
export const sayReady = (id: string, on: boolean) => send<TableInfo>('POST', `${table(id)}/ready`, { on });
export const askRematch = (id: string, asked: AskRematch) =>
  send<RematchTable>('POST', `${table(id)}/rematch`, asked);
export const declineRematch = (id: string) => send<TableInfo>('POST', `${table(id)}/rematch/decline`);
export const releaseSeat = (id: string, seat: number) =>
  send<TableInfo>('POST', `${table(id)}/seats/${seat}/release`);
export const drawInvite = (id: string, secret: string) => send<QrCode>('POST', `${table(id)}/qr`, { secret });
export const resign = (id: string, seat: number) =>
  send<TableInfo>('POST', `${table(id)}/seats/${seat}/resign`);
export const abortGame = (id: string) => send<TableInfo>('POST', `${table(id)}/abort`);
export const claimGame = (id: string) => send<TableInfo>('POST', `${table(id)}/claim`);
export const deleteTable = (id: string) => send<TableSummary[]>('DELETE', table(id));
export const kick = (id: string, who: Somebody) => send<Link>('POST', `${table(id)}/kick`, who);
export const mute = (id: string, who: Mute) => send<TableInfo>('POST', `${table(id)}/mute`, who);
export const getSpectators = (id: string) => get<Spectator[]>(`${table(id)}/spectators`);
export const hearSpectators = (id: string, on: boolean) =>
  send<TableInfo>('POST', `${table(id)}/spectators`, { on });
export const report = (id: string, about: Report) => send<TableInfo>('POST', `${table(id)}/report`, about);
export const putBot = (id: string, seat: number, bot: PutBot) =>
  send<TableInfo>('POST', `${table(id)}/seats/${seat}/bot`, bot);
export const makeSeatLink = (id: string, seat: number) =>
  send<Link>('POST', `${table(id)}/seats/${seat}/link`);
export const revokeSeatLink = (id: string, seat: number) =>
  send<Devices>('DELETE', `${table(id)}/seats/${seat}/link`);
export const getDevices = (id: string, seat: number) => get<Devices>(`${table(id)}/seats/${seat}/devices`);
export const removeDevice = (id: string, seat: number, device: string) =>
  send<Devices>('DELETE', `${table(id)}/seats/${seat}/devices/${device}`);
export const getTableCards = (id: string, lang: string) =>
  getOnce<CardInfo[]>(`${table(id)}/cards${query({ lang })}`);
export const getMoment = (id: string, decisions: number, seat: number | null) =>
  get<Moment>(`${table(id)}/moments/${decisions}${query({ seat })}`);
/** What the coach says; it takes some seconds the first time. */
export const getReview = (id: string) => get<Review>(`${table(id)}/review`);
export const getCourse = (id: string) => get<Course>(`${table(id)}/course`);
/** The address of a table's save file, for a download link. */
export const exportAddress = (id: string) => `${table(id)}/export`;
export const liveAddress = (id: string) =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${table(id)}/live`;
export const inviteLink = (id: string, secret: string) => `${location.origin}/t/${id}#invite=${secret}`;
export const seatLink = (id: string, secret: string) => `${location.origin}/t/${id}#seat=${secret}`;

export const getMyCampaigns = () => get<CampaignSummary[]>('/api/me/campaigns');
export const beginCampaign = (plan: NewCampaign) => send<CampaignCreated>('POST', '/api/campaigns', plan);
export const bringParty = (file: Blob) => send<CampaignCreated>('POST', '/api/campaigns/import', file);
export const getCampaign = (id: string) => get<CampaignInfo>(campaign(id));
export const renameCampaign = (id: string, name: string) =>
  send<CampaignInfo>('PATCH', campaign(id), { name });
export const endCampaign = (id: string) => send<CampaignSummary[]>('DELETE', campaign(id));
export const joinCampaign = (id: string, invite: Invite) =>
  send<CampaignInfo>('POST', `${campaign(id)}/join`, invite);
export const inviteToCampaign = (id: string) => send<Link>('POST', `${campaign(id)}/invite`);
export const playCampaign = (id: string, plan: CampaignTable) =>
  send<Created>('POST', `${campaign(id)}/tables`, plan);
export const abandonTable = (id: string) => send<CampaignInfo>('POST', `${campaign(id)}/abandon`);
export const changeMember = (id: string, member: number, character: string | null) =>
  send<CampaignInfo>('POST', `${campaign(id)}/members/${member}`, { character });
export const bringCharacter = (id: string, file: Blob) =>
  send<CampaignInfo>('POST', `${campaign(id)}/characters`, file);
/** Addresses of files, for download links. */
export const partyAddress = (id: string) => `${campaign(id)}/export`;
export const characterAddress = (id: string, character: string) =>
  `${campaign(id)}/characters/${encodeURIComponent(character)}`;
export const campaignLink = (id: string, secret: string) => `${location.origin}/c/${id}#invite=${secret}`;
