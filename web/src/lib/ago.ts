import { lang } from './texts.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A moment in seconds since 1970 as "5 minutes ago". */
export function ago(moment: number): string {
  const seconds = Date.now() / 1000 - moment;
  const words = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'second');
}
