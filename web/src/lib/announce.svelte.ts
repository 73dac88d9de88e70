/** What a screen reader says: politely when it has time, or at once. */
class Announcements {
  polite = $state('');
  assertive = $state('');
}

export const announcements = new Announcements();

/** The same words twice have to be heard twice: a space that nobody hears makes them new. */
function anew(before: string, words: string): string {
  return before === words ? `${words}\u00a0` : words;
}

export function announce(words: string): void {
  announcements.polite = anew(announcements.polite, words);
}

export function announceNow(words: string): void {
  announcements.assertive = anew(announcements.assertive, words);
}
