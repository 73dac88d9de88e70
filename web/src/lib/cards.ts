import { has, say } from './texts.svelte';

/** What a value of a card is called, such as its cost. */
export function valueName(value: string): string {
  const id = `web-value-${value.replaceAll('_', '-')}`;
  return has(id) ? say(id) : value;
}
