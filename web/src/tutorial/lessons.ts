/** Which lesson is due: a tutorial follows the game, so every choice stays free. */
import type { Lesson } from '../boards';
import type { State } from '../lib/wire';

/** The lesson for now: the first that was not given yet and fits what is asked. */
export function lessonFor(lessons: readonly Lesson[], state: State, given: readonly string[]): Lesson | null {
  return lessons.find((lesson) => !given.includes(lesson.id) && lesson.fits(state)) ?? null;
}

/** The lessons that the player's own choice has ended: those that acted on the last state and not on this one. */
export function ended(
  lessons: readonly Lesson[],
  before: State,
  now: State,
  given: readonly string[],
): string[] {
  return lessons
    .filter((lesson) => lesson.act && !given.includes(lesson.id) && lesson.fits(before) && !lesson.fits(now))
    .map((lesson) => lesson.id);
}
