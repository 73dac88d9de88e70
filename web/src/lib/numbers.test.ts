import { expect, test } from 'vitest';
import { plain, signed } from './numbers';

test('a minus is a minus and no hyphen', () => {
  expect([-3, 0, 4].map(plain)).toEqual(['−3', '0', '4']);
  expect([-3, 0, 4].map(signed)).toEqual(['−3', '0', '+4']);
});
