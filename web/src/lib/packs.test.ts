import { describe, expect, it } from 'vitest';
import { ownNames, settingsWith, withoutOwn } from './packs';
import type { CheckedPack, Setting } from './wire';

const SCENARIO = {
  id: 'scenario',
  values: ['brigandoom', 'local-heroes'],
  default: 'brigandoom',
  rule: 'PF-SETUP-12',
  many: false,
} as Setting;
const ADD_ON: Setting = { ...SCENARIO, id: 'add-on', values: ['with', 'without'], default: 'with' };
const PACK: CheckedPack = {
  pack: {},
  own: [{ setting: 'scenario', value: 'night-watch', names: { en: 'Night Watch', pl: 'Nocna straż' } }],
};

describe('a pack', () => {
  it('adds its own values to the settings they belong to', () => {
    const [scenario, addOn] = settingsWith([SCENARIO, ADD_ON], PACK);
    expect(scenario?.values).toEqual(['brigandoom', 'local-heroes', 'night-watch']);
    expect(addOn?.values).toEqual(['with', 'without']);
    expect(settingsWith([SCENARIO], null)).toEqual([SCENARIO]);
  });

  it('names them in the language of the page', () => {
    expect(ownNames(PACK, 'pl')).toEqual({ 'scenario-night-watch': 'Nocna straż' });
    expect(ownNames(null, 'pl')).toEqual({});
  });

  it('takes its values along when it goes', () => {
    const chosen = { scenario: 'night-watch', 'add-on': 'without' };
    expect(withoutOwn(chosen, [SCENARIO, ADD_ON], PACK)).toEqual({
      scenario: 'brigandoom',
      'add-on': 'without',
    });
    expect(withoutOwn({ scenario: 'local-heroes' }, [SCENARIO], PACK)).toEqual({ scenario: 'local-heroes' });
  });
});
