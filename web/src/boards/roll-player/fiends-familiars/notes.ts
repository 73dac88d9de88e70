/** What belongs to an option of Fiends & Familiars besides its label; the rest is as in the base game. */
import type { CardInfo, Option, State } from '../../../lib/wire';
import type { Note } from '../../index';
import { counts, refers } from '../../options';
import { cardOf, inHand as plainHand, note as plain } from '../notes';
import { dieName, isOf, readDie } from '../view';
import { FiendsBox } from './box';
import { poolWords, viewOf, type FiendsHeroView } from './view';

export function note(option: Option, state: State, cards: CardInfo[]): Note {
  const own = about(option, state, cards);
  return own ?? plain(option, state, cards);
}

function about(option: Option, state: State, cards: CardInfo[]): Note | null {
  const view = viewOf(state);
  const hero = view && state.seat !== null ? view.heroes[state.seat] : null;
  if (!view || !hero) return {};
  const box = new FiendsBox(cards);
  const fiend = refers(option, 'fiend');
  switch (option.label.id) {
    case 'rp-opt-take': {
      const plainNote = plain(option, state, cards);
      const fiends = cardOf(view, option)?.fiends ?? [];
      return {
        ...plainNote,
        words: [
          ...(plainNote.words ?? []),
          ...fiends.map((id) => ({ id: 'web-ff-with-fiend', args: { fiend: `fiend:${id}` } })),
        ],
        plain: fiends.map((id) => box.find(`fiend:${id}`)?.text ?? '').join(' ') || undefined,
      };
    }
    case 'rp-opt-row':
      return refers(option, 'row') === 'attr:familiar' ? onFamiliar(hero, state, box) : null;
    case 'ff-opt-familiar':
    case 'ff-opt-use-familiar':
      return {
        plain: box.find(refers(option, 'familiar') ?? `familiar:${hero.familiar ?? ''}`)?.text,
      };
    case 'ff-opt-hunt': {
      const trophy = trophyChance(view.minion, box);
      return {
        words: view.minion
          ? [
              poolWords(view.minion),
              ...(trophy === null ? [] : [{ id: 'web-ff-trophy-chance', args: { percent: trophy } }]),
            ]
          : [],
      };
    }
    case 'ff-opt-reroll':
      return { thing: `combat:${counts(option, 'face')}` };
    case 'ff-opt-look':
      return {};
  }
  return fiend ? { plain: box.find(fiend)?.text } : null;
}

/** How likely the trophy is, in per cent; only what is certain is 0 or 100. */
function trophyChance(
  minion: { id: string; reaches: readonly number[] } | null,
  box: FiendsBox,
): number | null {
  const tiers = minion ? (box.minion(minion.id)?.tiers ?? []) : [];
  const at = tiers.findIndex((tier) => tier.trophy);
  const chance = at < 0 ? undefined : minion?.reaches[at];
  if (chance === undefined) return null;
  return chance % 1000 ? Math.min(99, Math.max(1, Math.round(chance / 10))) : chance / 10;
}

/** Whether the familiar wants the die there. */
function onFamiliar(hero: FiendsHeroView, state: State, box: FiendsBox): Note {
  const die = readDie(String(state.decision?.prompt.args['die'] ?? ''));
  const column = hero.rows['familiar'].indexOf(null);
  const wanted = box.familiar(hero.familiar)?.cells[column];
  return wanted && isOf(die, wanted) ? { words: [{ id: 'web-ff-fits', args: {} }] } : {};
}

export function inHand(state: State): string[] {
  const found = plainHand(state);
  if (found.length) return found;
  const view = viewOf(state);
  const hand = view && state.seat !== null ? view.heroes[state.seat].hand : [];
  return hand.length === 2 ? hand.map(dieName) : [];
}
