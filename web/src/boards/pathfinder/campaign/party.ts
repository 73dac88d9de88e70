/** What the party of a campaign is made of, as the page shows it. */
import { type Box, stacks } from '../cards';
import type { AdventurerView } from '../view';
import type { CampaignInfo, Member, State, TableInfo } from '../../../lib/wire';

const card = (id: string) => `boon:${id}`;

/** How many feats of each kind a character has. */
export function featsOf({ feats }: Pick<Member, 'feats'>): Record<'skills' | 'powers' | 'cards', number> {
  const sum = (boxes: Record<string, number> | undefined) =>
    Object.values(boxes ?? {}).reduce((all, count) => all + count, 0);
  return { skills: sum(feats['skills']), powers: sum(feats['powers']), cards: sum(feats['cards']) };
}

/** How many cards of each kind lie in a deck. */
export function kindsOf({ deck }: Pick<Member, 'deck'>, box: Box): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const id of deck) {
    const kind = box.values(card(id)).kind ?? 'unknown';
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

export interface Owned {
  card: string;
  count: number;
  owner: string;
}

/** The loot of the party, and who has it. */
export function lootOf({ members, resting }: Pick<CampaignInfo, 'members' | 'resting'>, box: Box): Owned[] {
  return [...members, ...resting].flatMap(({ character, deck }) =>
    stacks(deck.map(card).filter((each) => box.values(each).loot)).map((stack) => ({
      ...stack,
      owner: `character:${character}`,
    })),
  );
}

/** The cards that are out of the game for good; every card of the box has its own family. */
export function removedOf({ removed }: Pick<CampaignInfo, 'removed'>, box: Box) {
  return stacks(removed.map((id) => (box.find(`bane:${id}`) ? `bane:${id}` : card(id))));
}

/** The seats and who sits there: members in the order of the party until somebody trades places. */
export function traded(order: readonly number[], seat: number, member: number): number[] {
  const from = order.indexOf(member);
  return order.map((each, at) => (at === seat ? member : at === from ? order[seat] : each));
}

/** A member at rest, as the sheet of a hero knows it. */
function adventurer(member: Member): AdventurerView {
  const { skills = {}, powers = {}, cards = {} } = member.feats;
  return {
    seat: 0,
    character: `character:${member.character}`,
    role: member.role ? `role:${member.role}` : null,
    feats: { skills, powers, cards },
    dead: member.dead,
    deck: member.deck.length,
    deck_cards: member.deck.map(card),
    hand: [],
    hand_size: 0,
    discard: [],
    buried: [],
    displayed: [],
    in_play: [],
    known_top: [],
    known_bottom: [],
    promises: [],
    powers: [],
    proficient: [],
    skills: [],
    place: null,
    harder: 0,
    draws: [],
    refill: 0,
    quiet: 0,
  };
}

/** A character sheet belongs to a seat of a table: this is one where the member sits alone, under the name of the
    campaign, after the last scenario it has played. */
export function sheetTable(campaign: CampaignInfo, member: Member): { table: TableInfo; state: State } {
  const last = campaign.log.findLast(({ heroes }) => heroes.includes(member.character))?.scenario;
  const scenario = last ?? campaign.next[0] ?? campaign.again[0] ?? '';
  const seat = {
    seat: 0,
    name: campaign.name,
    number: 0,
    bot: null,
    person: true,
    mine: true,
    present: true,
  };
  return {
    table: {
      id: campaign.id,
      game: campaign.game,
      title: campaign.name,
      campaign: campaign.id,
      created: campaign.changed,
      seats: [
        {
          ...seat,
          time_left: null,
          resigned: false,
          muted: false,
          ready: false,
          kept: null,
          kept_for_me: false,
          orders: null,
        },
      ],
      options: {},
      clock: null,
      commitment: null,
      dice: 'fair',
      dice_by: '',
      nonces: [],
      promise: null,
      record: null,
      version: '',
      cover: false,
      open: false,
      over: true,
      owner: campaign.owner,
      paused: false,
      spectators: 0,
      waiting: false,
      cooperative: true,
      may_abort: false,
      may_claim: false,
      spectator_chat: false,
      muted: [],
      no_chat: null,
      hints: false,
      ready_check: false,
      daily: null,
      rematch: null,
    },
    state: {
      view: { game: campaign.game, heroes: [adventurer(member)], scenario: { name: `scenario:${scenario}` } },
      seat: 0,
      covered: null,
      decision: null,
      decisions: 0,
      interrupts: [],
      no_undo: null,
      number: 0,
      outcome: null,
      rewind: null,
      turn: null,
    },
  };
}
