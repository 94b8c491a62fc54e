import { expect, test } from 'vitest';
import { countryName } from './read';

test('a country is shown with its Korean name, or else with its code', () => {
  expect(countryName('KR')).toBe('대한민국');
  expect(countryName('VN')).toBe('베트남');
  expect(countryName('QY')).toBe('QY');
  expect(countryName('not a code')).toBe('not a code');
});
