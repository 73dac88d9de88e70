import { describe, expect, it } from 'vitest';
import { isFree, seatTitle } from './seats';
import { speakFrom } from './texts.svelte';

describe('the name of a seat', () => {
  const seat = { seat: 1, name: '', bot: null as string | null, person: true };

  it('is the name of the person', () => {
    speakFrom('pl', 'name-seat = Gracz { $number }\nweb-bot-greedy = Rozważny');
    expect(seatTitle({ ...seat, name: 'Edda' })).toBe('Edda');
    expect(seatTitle({ ...seat, name: 'Greedy', bot: 'greedy' })).toBe('Greedy');
  });

  it('is put into the language of the page where the server made it up', () => {
    speakFrom('pl', 'name-seat = Gracz { $number }\nweb-bot-greedy = Rozważny');
    expect(seatTitle({ ...seat, name: 'Player 2' })).toBe('Gracz 2');
    expect(seatTitle({ ...seat, name: 'Greedy 2', bot: 'greedy', person: false })).toBe('Rozważny 2');
    expect(seatTitle({ ...seat, bot: 'greedy', person: false })).toBe('Rozważny');
    expect(seatTitle({ ...seat, person: false })).toBe('Gracz 2');
  });

  it('says who may still sit down', () => {
    expect(isFree({ person: false, bot: null })).toBe(true);
    expect(isFree({ person: false, bot: 'greedy' })).toBe(false);
    expect(isFree({ person: true, bot: null })).toBe(false);
  });
});
