/** What an option is about, as its label and the things it touches tell it. */
import type { Option } from '../lib/wire';

/** A reference in the label, such as `card:climb` for `card`. */
export function refers(option: Option, argument: string): string | undefined {
  const value = option.label.args[argument];
  return typeof value === 'string' ? value : undefined;
}

/** A number in the label, such as the gold that something costs. */
export function counts(option: Option, argument: string): number | undefined {
  const value = option.label.args[argument];
  return typeof value === 'number' ? value : undefined;
}

/** The first thing of these families that the option touches. */
export function touched(option: Option, ...families: string[]): string | undefined {
  return option.touches.find((thing) => families.includes(familyOf(thing)));
}

/** `card` of `card:climb`. */
export function familyOf(reference: string): string {
  return reference.slice(0, Math.max(0, reference.indexOf(':')));
}

/** `climb` of `card:climb`. */
export function idOf(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}
