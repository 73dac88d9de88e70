import type { GameView, State } from '../lib/wire';

type Game = GameView['game'];
/** The view of a game, by its id. */
export type ViewOf<G extends Game> = Extract<GameView, { game: G }>;

/** The view that this game's own board draws; nothing where the screen is covered or another game is played. */
export function viewAs<G extends Game>({ view }: State, game: G): ViewOf<G> | null {
  return view && shows(view, game) ? view : null;
}

function shows<G extends Game>(view: NonNullable<State['view']>, game: G): view is ViewOf<G> {
  return view.game === game;
}
