import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('keeps a short text', () => {
    expect(excerpt('물가에 앉아 봤어요', 20)).toBe('물가에 앉아 봤어요');
    expect(excerpt('네 글자', 4)).toBe('네 글자');
    expect(excerpt('  ', 4)).toBe('');
  });

  it('joins several lines to one', () => {
    expect(excerpt(' 첫 줄\n\n둘째 줄\t끝 ', 20)).toBe('첫 줄 둘째 줄 끝');
  });

  it('cuts between characters, never within one', () => {
    expect(excerpt('🐟🐟🐟🐟', 3)).toBe('🐟🐟🐟…');
    expect(excerpt('물빛 호수에서', 3)).toBe('물빛…');
  });
});
