import { describe, expect, it } from 'vitest';
import { agreesToRewind, isFree, seatTitle } from './seats';
import { speakFrom } from './texts.svelte';

describe('the name of a seat', () => {
  const seat = { seat: 1, name: '', number: 0, bot: null as string | null, person: true };

  it('is the name of the person', () => {
    speakFrom('pl', 'name-seat = Gracz { $number }\nbot-greedy = Rozważny');
    expect(seatTitle({ ...seat, name: 'Edda' })).toBe('Edda');
    expect(seatTitle({ ...seat, name: 'Edda', bot: 'greedy' })).toBe('Edda');
  });

  it('is said in the language of the page where nobody gave one', () => {
    speakFrom('pl', 'name-seat = Gracz { $number }\nbot-greedy = Rozważny');
    expect(seatTitle(seat)).toBe('Gracz 2');
    expect(seatTitle({ ...seat, bot: 'greedy' })).toBe('Gracz 2');
    expect(seatTitle({ ...seat, bot: 'greedy', number: 2, person: false })).toBe('Rozważny 2');
    expect(seatTitle({ ...seat, bot: 'greedy', person: false })).toBe('Rozważny');
    expect(seatTitle({ ...seat, person: false })).toBe('Gracz 2');
  });

  it('says who may still sit down', () => {
    expect(isFree({ person: false, bot: null })).toBe(true);
    expect(isFree({ person: false, bot: 'greedy' })).toBe(false);
    expect(isFree({ person: true, bot: null })).toBe(false);
  });
});

describe('going back', () => {
  const other = { person: true, mine: false, resigned: false };

  it('needs all other people who have not given up', () => {
    expect(agreesToRewind(other)).toBe(true);
    expect(agreesToRewind({ ...other, mine: true })).toBe(false);
    expect(agreesToRewind({ ...other, resigned: true })).toBe(false);
    expect(agreesToRewind({ ...other, person: false })).toBe(false);
  });
});
