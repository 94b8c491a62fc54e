import { describe, expect, it } from 'vitest';
import { cutWhole, firstOf } from './graphemes';

describe('the first characters of a text', () => {
  it('start with a whole character', () => {
    expect(firstOf('🇰🇷대한')).toBe('🇰🇷');
    expect(firstOf('')).toBe('');
  });

  it.each(['🇰🇷', '👨‍👩‍👧', 'e\u0301', '🌉'])('cut no character: %s', (sign) => {
    const text = `${'가'.repeat(9)}${sign}끝`;
    expect(cutWhole(text, 10)).toBe('가'.repeat(9));
    expect(cutWhole(text, 9 + sign.length)).toBe(`${'가'.repeat(9)}${sign}`);
  });

  it('are all of a short text', () => {
    expect(cutWhole('가나', 10)).toBe('가나');
    expect(cutWhole('가나', 2)).toBe('가나');
  });
});
