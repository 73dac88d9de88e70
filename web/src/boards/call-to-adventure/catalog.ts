import { name, say } from '../../lib/texts.svelte';
import type { Catalog } from '../index';
import CardFace from './CardFace.svelte';
import { FAMILIES, pathsOf, valuesOf } from './cards';
import Emblem from './Emblem.svelte';
import { frameOf } from './signs';

export const catalog: Catalog = {
  Face: CardFace,
  families: FAMILIES,
  familyName: (family) => say(`family-${family}`),
  Emblem,
  /** Paths and their sentences, abilities and story icons. */
  words(card) {
    const { act, caption, tests, abilities, icons } = valuesOf(card);
    const paths = pathsOf(card);
    const listed = [tests, abilities, icons, ...paths.flatMap((path) => [path.abilities, path.icons])];
    const signs = new Set(listed.flatMap((signs) => signs ?? []));
    return [
      ...(act ? [say('ca-act', { act })] : []),
      ...(caption ? [caption] : []),
      ...paths.flatMap((path) => [path.name, path.caption, path.text]),
      ...[...signs].map((sign) => name(`${frameOf(sign)}:${sign}`)),
    ];
  },
};
