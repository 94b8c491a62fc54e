import { expect, it } from 'vitest';
import { UpstreamFailure } from './failure';
import { parseObject } from './json';
import { parseXml } from './xml';

// Limits by amount, independent of the time.
it.each([
  ['entities', `<a>${'&amp;'.repeat(300_000)}</a>`],
  ['attributes', `<a>${'<b c="d" e="f" g="h" i="j" k="l"/>'.repeat(50_000)}</a>`],
  ['elements', `<a>${'<b/>'.repeat(65_000)}</a>`],
  ['depth', '<a>'.repeat(30) + '</a>'.repeat(30)],
])('an XML answer of endless %s is refused', (_, document) => {
  expect(() => parseXml(document)).toThrow(UpstreamFailure);
});

it('a JSON answer of endless depth is refused', () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect(() => parseObject(deep(100_000))).toThrow(UpstreamFailure);
  expect(() => parseObject(deep(60))).toThrow(UpstreamFailure);
  expect(parseObject(deep(20))).toHaveProperty('a');
});
