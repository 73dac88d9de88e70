import type { LiveTable } from '../lib/live.svelte';
import { seatTitle } from '../lib/seats';
import type { Entry, Text } from '../lib/wire';

/** What others did that is no line of the log: they came, left, took something back, or a bot plays for them. */
const WORDS: Partial<Record<Entry['what'], string>> = {
  sit: 'web-table-news-sit',
  stand: 'web-table-news-stand',
  bot: 'web-table-news-bot',
  back: 'web-table-news-back',
  expire: 'web-table-news-expire',
  pause: 'web-table-news-pause',
  resume: 'web-table-news-resume',
  undo: 'web-table-news-undo',
  refuse: 'web-table-news-refuse',
  rewind: 'web-table-news-rewind',
  resign: 'web-table-news-resign',
  abort: 'web-table-news-abort',
  claim: 'web-table-news-claim',
  kick: 'web-table-news-kick',
  mute: 'web-table-news-mute',
  release: 'web-table-news-release',
  rematch: 'web-table-news-rematch',
  decline: 'web-table-news-release',
  left: 'web-table-news-left',
};

/** What others, or the clock, do to oneself. */
const TOLD_ME: Entry['what'][] = ['expire', 'mute'];

export function newsOf(entries: Entry[], live: LiveTable): Text[] {
  return entries.flatMap((entry) => {
    if (entry.what === 'spectators')
      return [{ id: `web-table-news-spectators-${entry.on ? 'on' : 'off'}`, args: {} }];
    if (entry.what === 'ready' && !entry.on) return [];
    const id = entry.what === 'mute' && !entry.on ? 'web-table-news-unmute' : WORDS[entry.what];
    const seat = entry.seat ?? null;
    const there = seat === null ? undefined : live.table?.seats[seat];
    const mine = there?.mine ?? false;
    if (!id || (mine && !TOLD_ME.includes(entry.what))) return [];
    const player = entry.name || (there ? seatTitle(there) : '');
    if (entry.what === 'kick' && !player) return [{ id: `${id}-nameless`, args: {} }];
    return [{ id, args: { player } }];
  });
}
