/** Searching as people type: without capitals and accents, every word for itself. */

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function fits(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, with those that were looked for marked. Letters that fold to two shift nothing. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }];
  let folded = '';
  const origin: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const piece = fold(text[at]);
    folded += piece;
    for (let n = 0; n < piece.length; n++) origin.push(at);
  }
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let n = at; n < at + word.length; n++) hits[origin[n]] = true;
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last && last.hit === hits[at]) last.text += text[at];
    else pieces.push({ text: text[at], hit: hits[at] });
  }
  return pieces;
}
