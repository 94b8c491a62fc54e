import { expect, it } from 'vitest';
import { shortCount } from './InsightPictures';

it.each([
  [999, '999'],
  [4_600, '4.6K'],
  [49_260, '49K'],
  [173_200, '173K'],
  [2_740_000, '2.7M'],
  [15_675_134, '15M'],
])('The count %i is written as %s in a cell of the heat map', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
