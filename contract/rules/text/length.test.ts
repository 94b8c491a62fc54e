import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';
import { shownFileName } from './file-name';
import { headline } from '../posts/headline';
import { cut, lengthOf, shorten } from './length';

const FAMILY = '👨‍👩‍👧‍👦';
const KISS = '👨🏻‍❤️‍💋‍👨🏻';
const WALES = '🏴󠁧󠁢󠁷󠁬󠁳󠁿';

describe('the length of a text', () => {
  it.each([
    ['물빛', 2],
    ['🇰🇷🇰🇷', 2],
    [FAMILY, 1],
    [KISS, 1],
    [WALES, 1],
    ['👍🏽', 1],
    ['1️⃣#️⃣', 2],
    ['❤️', 1],
    ['e\u0301', 1],
    ['물빛'.normalize('NFD'), 2],
    ['ᄒᆞᆫ글', 2],
    ['ก็', 1],
    ['\r', 1],
    ['a\nb', 3],
    ['', 0],
  ])('counts what a person would call characters: %j is %i', (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  it('counts as the standard does', () => {
    const pieces = [
      '가',
      'a',
      ' ',
      '👍',
      '👍🏽',
      FAMILY,
      KISS,
      WALES,
      '🇰🇷',
      '🇰',
      '1️⃣',
      'é',
      'é',
      'ᄒᆞᆫ',
    ];
    const segmenter = new Intl.Segmenter('ko');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(lengthOf(text)).toBe([...segmenter.segment(text)].length);
      }),
    );
  });

  it('counts a pile of marks beyond any emoji as several', () => {
    expect(lengthOf(`👍${'\u200d'.repeat(1000)}`)).toBeGreaterThan(30);
    expect(lengthOf('ᄀ'.repeat(1000))).toBeGreaterThan(30);
  });

  it('takes linear time, and stops at the given maximum', () => {
    // Quadratic work would exceed the time limit of a test.
    expect(lengthOf(FAMILY.repeat(50_000))).toBe(50_000);
    expect(lengthOf(FAMILY.repeat(50_000), 10)).toBe(11);
  });
});

describe('a cut text', () => {
  it.each(['🇰🇷', FAMILY, KISS, WALES, '👍🏽', '1️⃣', 'e\u0301', 'ᄒᆞᆫ'])(
    'ends with %s or before it',
    (sign) => {
      const text = `${'가'.repeat(79)}${sign}나`;
      expect(cut(text, 80)).toBe(`${'가'.repeat(79)}${sign}`);
      expect(cut(text, 79)).toBe('가'.repeat(79));
      expect(shorten(text, 80)).toBe(`${'가'.repeat(79)}${sign}…`);
      expect(shorten(text, 81)).toBe(text);
      expect(excerpt(text, 80)).toBe(`${'가'.repeat(79)}${sign}…`);
      expect(headline(null, [{ id: 'a', type: 'text', content: text }])).toBe(
        `${'가'.repeat(79)}${sign}…`,
      );
      const name = `${'가'.repeat(99)}${sign}`;
      expect(shownFileName(`${name}.png`)).toBe(name.normalize('NFC'));
    },
  );

  it('never exceeds its maximum length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(10), (text, max) => {
        expect(lengthOf(cut(text, max))).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut(text, max))).toBe(true);
      }),
    );
  });
});
