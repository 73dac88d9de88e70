/** Which lesson is due: a tutorial follows the game, so every choice stays free. The lessons themselves stand in each
    game's `lessons.toml`. */
import type { LessonInfo, State } from '../lib/wire';

/** What a path such as `heroes.0.skills` leads to in what the learner sees. */
function at(view: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, step) => (found as Record<string, unknown> | null | undefined)?.[step], view);
}

function holds(found: unknown, wanted: boolean | number | string): boolean {
  const size = Array.isArray(found) ? found.length : found;
  if (typeof wanted === 'boolean') return Boolean(size) === wanted;
  if (typeof wanted === 'number') return typeof size === 'number' && size >= wanted;
  return found === wanted;
}

export function fits(lesson: LessonInfo, { decision, outcome, view }: State): boolean {
  if (lesson.over || !decision) return lesson.over && outcome !== null;
  return (
    new RegExp(lesson.asks).test(decision.kind) &&
    (!lesson.offers || decision.options.some((option) => new RegExp(lesson.offers).test(option.key))) &&
    Object.entries(lesson.where).every(([path, wanted]) => holds(at(view, path), wanted))
  );
}

/** The lesson for now: the first that was not given yet and fits what is asked. */
export function lessonFor(
  lessons: readonly LessonInfo[],
  state: State,
  given: readonly string[],
): LessonInfo | null {
  return lessons.find((lesson) => !given.includes(lesson.id) && fits(lesson, state)) ?? null;
}

/** The lessons that the player's own choice has ended: those that acted on the last state and not on this one. */
export function ended(
  lessons: readonly LessonInfo[],
  before: State,
  now: State,
  given: readonly string[],
): string[] {
  return lessons
    .filter(
      (lesson) => lesson.act && !given.includes(lesson.id) && fits(lesson, before) && !fits(lesson, now),
    )
    .map((lesson) => lesson.id);
}
