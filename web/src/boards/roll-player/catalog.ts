import { name, say } from '../../lib/texts.svelte';
import type { Catalog } from '../index';
import CardFace from './CardFace.svelte';
import { FAMILIES, familyName, valuesOf } from './cards';
import Emblem from './Emblem.svelte';

export const catalog: Catalog = {
  Face: CardFace,
  families: FAMILIES,
  familyName: (family) => say(familyName(family)),
  Emblem,
  words(card) {
    const { set, ability } = valuesOf(card);
    return [...(set ? [name(`armor-set:${set}`)] : []), ...(ability ? [name(`ability:${ability}`)] : [])];
  },
};
