import { describe, expect, it } from 'vitest';
import { cutWhole, firstOf } from './graphemes';

describe('the characters of a text', () => {
  it('begins with a whole one', () => {
    expect(firstOf('🇰🇷대한')).toBe('🇰🇷');
    expect(firstOf('')).toBe('');
  });

  it.each(['🇰🇷', '👨‍👩‍👧', 'e\u0301', '🌉'])('cuts none of them: %s', (sign) => {
    const text = `${'가'.repeat(9)}${sign}끝`;
    expect(cutWhole(text, 10)).toBe('가'.repeat(9));
    expect(cutWhole(text, 9 + sign.length)).toBe(`${'가'.repeat(9)}${sign}`);
  });

  it('leaves a short one as it is', () => {
    expect(cutWhole('가나', 10)).toBe('가나');
    expect(cutWhole('가나', 2)).toBe('가나');
  });
});
