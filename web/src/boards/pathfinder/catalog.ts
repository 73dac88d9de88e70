import { name, say } from '../../lib/texts.svelte';
import type { Catalog } from '../index';
import CardFace from './CardFace.svelte';
import { FAMILIES, kindOf, valuesOf } from './cards';
import Emblem from './Emblem.svelte';

export const catalog: Catalog = {
  Face: CardFace,
  families: FAMILIES,
  familyName: (family) => say(`web-pf-family-${family}`),
  Emblem,
  /** The meaning of an English name, the kind, traits and powers. */
  words(card) {
    const { gloss, about, traits, basic, elite, lines } = valuesOf(card);
    return [
      say(`web-pf-kind-${kindOf(card)}`),
      ...(gloss ? [gloss] : []),
      ...(about ? [about] : []),
      ...[...(traits ?? []), ...(basic ? ['basic'] : []), ...(elite ? ['elite'] : [])].map((trait) =>
        name(`mark:${trait}`),
      ),
      ...(lines ?? []).map((line) => line.name),
    ];
  },
};
