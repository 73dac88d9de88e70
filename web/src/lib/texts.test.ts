import { afterEach, describe, expect, it } from 'vitest';
import { has, lang, listing, name, say, speakFrom, speakOfHeroes, tell, withNames } from './texts.svelte';

const POLISH = `
name-die = { $colour } { $face }
name-space = { $row }, miejsce { $column }
name-seat = Gracz { $number }
colour-gold = złota
    .acc = złotą
attr-str = Siła
    .of = Siły
attr-wis = Mądrość
    .of = Mądrości
card-longsword = Długi miecz
race-elf = Elf
    .female = Elfka
stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
    .help = Pomoc
placed = { $player } umieszcza { NAME($die, form: "acc") } w rzędzie { NAME($row, form: "of") }.
bought = Kupiono: { LIST($cards) }.
instead = Gdy umieszczasz kość w rzędzie { LIST($rows, form: "of", last: "lub") }.
outer = Powód: { $reason }
chosen = { $person } gra postacią: { NAME($hero) }.
undo = Cofnąć może tylko { NAME($seat) }.
zero = { $count ->
    [0] nic
   *[other] coś
}
`;

describe('texts', () => {
  afterEach(() => withNames([])());

  it('count as Polish does', () => {
    speakFrom('pl', POLISH);
    const words = [0, 1, 2, 5, 12, 21, 22, 1.5].map((stars) => say('stars', { stars }));
    expect(words).toEqual([
      '0 gwiazdek',
      '1 gwiazdka',
      '2 gwiazdki',
      '5 gwiazdek',
      '12 gwiazdek',
      '21 gwiazdek',
      '22 gwiazdki',
      '1,5 gwiazdki',
    ]);
    expect(say('stars', { stars: -2 })).toBe('−2 gwiazdki');
  });

  it('name things in the form a sentence needs', () => {
    speakFrom('pl', POLISH);
    expect(name('die:gold4')).toBe('złota 4');
    expect(name('die:gold4', 'acc')).toBe('złotą 4');
    expect(name('space:str:2')).toBe('Siła, miejsce 2');
    expect(name('race:elf:female')).toBe('Elfka');
    expect(name('race:elf')).toBe('Elf');
    expect(name('card:unknown')).toBe('card-unknown');
    const line = { kind: 'placed', seat: 1, args: { die: 'die:gold4', row: 'attr:str' } };
    expect(tell(line, ['Jan', 'Zoë'])).toBe('Zoë umieszcza złotą 4 w rzędzie Siły.');
    expect(tell(line)).toBe('Gracz 2 umieszcza złotą 4 w rzędzie Siły.');
    const forget = speakOfHeroes(['', 'race:elf:female']);
    expect(tell(line)).toBe('Elfka umieszcza złotą 4 w rzędzie Siły.');
    const who = { kind: 'chosen', seat: 1, args: { hero: 'race:elf:female' } };
    expect(tell(who)).toBe('Gracz 2 gra postacią: Elfka.');
    forget();
  });

  it('list references, and say messages inside messages', () => {
    speakFrom('pl', POLISH);
    expect(listing('card:longsword die:gold4')).toBe('Długi miecz, złota 4');
    expect(say('bought', { cards: 'card:longsword card:longsword' })).toBe(
      'Kupiono: Długi miecz, Długi miecz.',
    );
    expect(say('instead', { rows: 'attr:str attr:wis' })).toBe(
      'Gdy umieszczasz kość w rzędzie Siły lub Mądrości.',
    );
    expect(say('instead', { rows: 'attr:wis' })).toBe('Gdy umieszczasz kość w rzędzie Mądrości.');
    expect(say({ id: 'outer', args: { reason: { id: 'zero', args: { count: 0 } } } })).toBe('Powód: nic');
  });

  it('know the players and the pack of the table on the page', () => {
    speakFrom('pl', POLISH);
    const forget = withNames(['Edda', ''], { 'card-longsword': 'Ostrze' });
    expect(say('undo', { seat: 'seat:0' })).toBe('Cofnąć może tylko Edda.');
    expect(name('seat:1')).toBe('Gracz 2');
    expect(name('card:longsword')).toBe('Ostrze');
    forget();
    expect(name('seat:0')).toBe('Gracz 1');
    expect(name('card:longsword')).toBe('Długi miecz');
  });

  it('show the id where there are no words, and find attributes', () => {
    speakFrom('pl', POLISH);
    expect(say('nothing-such')).toBe('nothing-such');
    expect(say('stars.help')).toBe('Pomoc');
    expect([has('stars'), has('stars.help'), has('stars.more'), has('nothing')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('change with the language', () => {
    speakFrom('pl', POLISH);
    speakFrom('de', 'outer = Grund: { $reason }');
    expect(lang()).toBe('de');
    expect(say('outer', { reason: 'x' })).toBe('Grund: x');
  });
});
