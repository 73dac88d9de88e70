import { describe, expect, it } from 'vitest';
import { linkOf, secretOf } from './fragment';
import { match } from './router.svelte';

describe('the router', () => {
  it('finds the page and what its address says', () => {
    expect(match('/').name).toBe('home');
    expect(match('/t/abcdefghij')).toMatchObject({ name: 'table', params: { id: 'abcdefghij' } });
    expect(match('/t/abcdefghij/replay', '?at=12&seat=0')).toMatchObject({
      name: 'replay',
      params: { id: 'abcdefghij' },
      query: { at: '12', seat: '0' },
    });
    expect(match('/tables/').name).toBe('tables');
    expect(match('/campaigns').name).toBe('campaigns');
    expect(match('/c/abcdefghij')).toMatchObject({ name: 'campaign', params: { id: 'abcdefghij' } });
    expect(match('/c/abcdefghij/play', '?scenario=brigandoom')).toMatchObject({
      name: 'campaign-play',
      params: { id: 'abcdefghij' },
      query: { scenario: 'brigandoom' },
    });
  });

  it('lets what is optional be left out', () => {
    expect(match('/rules').params).toEqual({});
    expect(match('/rules/roll-player/RP-DICE-03').params).toEqual({
      game: 'roll-player',
      clause: 'RP-DICE-03',
    });
    expect(match('/cards/roll-player').params).toEqual({ game: 'roll-player' });
  });

  it('is lost everywhere else', () => {
    for (const path of ['/t', '/t/abc/other', '/rules/a/b/c', '/nowhere', '/new/x'])
      expect(match(path).name).toBe('lost');
    expect(match('/cards/%E0%A4%A').params).toEqual({ game: '%E0%A4%A' });
  });
});

describe('secrets in links', () => {
  it('stand behind the number sign', () => {
    expect(secretOf('#invite=abcdefghijklmnop')).toEqual({ kind: 'invite', secret: 'abcdefghijklmnop' });
    expect(secretOf('#seat=ABC_def-ghijklmno')).toEqual({ kind: 'seat', secret: 'ABC_def-ghijklmno' });
    expect(secretOf('#about')).toBeNull();
    expect(secretOf('#invite=short')).toBeNull();
  });

  it('are found in a pasted link', () => {
    expect(linkOf(' https://example.org/t/abcdefghij#invite=abcdefghijklmnop ')).toEqual({
      table: 'abcdefghij',
      secret: { kind: 'invite', secret: 'abcdefghijklmnop' },
    });
    expect(linkOf('https://example.org/t/abcdefghij')).toBeNull();
  });
});
