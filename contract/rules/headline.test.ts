import { describe, expect, it } from 'vitest';
import type { Block } from '../models/block';
import { headline } from './headline';

const text = (content: string): Block => ({ id: 'b', type: 'text', content });

describe('headline', () => {
  it('is the title, else the first line of text, else says that there is none', () => {
    expect(headline('제목', [text('본문')])).toBe('제목');
    expect(headline(null, [text('  \n'), text('첫 줄\n둘째 줄')])).toBe('첫 줄');
    expect(headline(null, [])).toBe('제목 없는 글');
  });

  it('cuts a long line between characters', () => {
    const cut = headline(null, [text('👍'.repeat(200))]);
    expect(cut).toBe(`${'👍'.repeat(80)}…`);
  });
});
