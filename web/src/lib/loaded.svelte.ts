import { type Refusal, refusalOf } from './api';
import type { Language } from './languages';
import { lang } from './texts.svelte';

/** Something in the language of the page, fetched anew when the language changes. Made while a component is set up. */
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  #attempt = $state(0);

  constructor(fetch: (language: Language) => Promise<T>) {
    $effect(() => {
      void this.#attempt;
      let current = true;
      fetch(lang()).then(
        (found) => {
          if (current) [this.value, this.trouble] = [found, null];
        },
        (error: unknown) => {
          if (current) this.trouble = refusalOf(error);
        },
      );
      return () => (current = false);
    });
  }

  again(): void {
    this.#attempt += 1;
  }
}
