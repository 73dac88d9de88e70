import { drawingsIn, type Drawings } from './compose';

/** Text, not script: a game's pictures are fetched when the first of its cards is shown. */
const FILES = import.meta.glob<string>('./*.txt', { query: '?url', import: 'default', eager: true });
const asked = new Set<string>();
let ready = $state.raw<Readonly<Record<string, Drawings>>>({});
let parts: Promise<string> | undefined;

async function read(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.text();
}

async function load(game: string): Promise<void> {
  parts ??= read(FILES['./parts.txt']);
  const [shared, text] = await Promise.all([parts, read(FILES[`./${game}.txt`])]);
  ready = { ...ready, [game]: drawingsIn(shared, text) };
}

/** The drawings of a game as soon as they are there; cards can be read without them. */
export function drawingsOf(game: string): Drawings | undefined {
  if (!asked.has(game) && FILES[`./${game}.txt`]) {
    asked.add(game);
    load(game).catch(() => {
      parts = undefined;
      asked.delete(game);
    });
  }
  return ready[game];
}
