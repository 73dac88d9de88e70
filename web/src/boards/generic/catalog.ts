import type { Catalog } from '../index';
import CardFace from './CardFace.svelte';
import { familyName } from './cards';

/** For a game whose cards have no faces of their own: their names, their figures and their texts. */
export const catalog: Catalog = { Face: CardFace, families: [], familyName };
