import { describe, expect, it } from 'vitest';
import type { Block } from './block-types';
import { bodyOf, headline } from './headline';

const text = (content: string): Block => ({ id: 'b', type: 'text', content });
const picture: Block = { id: 'i', type: 'image', url: '/uploads/a.webp', caption: '' };

describe('headline', () => {
  it('is the title, otherwise the first line of text, otherwise the text for untitled posts', () => {
    expect(headline('제목', [text('본문')])).toBe('제목');
    expect(headline(null, [text('  \n'), text('첫 줄\n둘째 줄')])).toBe('첫 줄');
    expect(headline(null, [])).toBe('제목 없는 글');
  });

  it('cuts a long line between characters', () => {
    const cut = headline(null, [text('👍'.repeat(200))]);
    expect(cut).toBe(`${'👍'.repeat(80)}…`);
  });
});

describe('the body below a headline', () => {
  it('is the whole content of a post with a title', () => {
    expect(bodyOf('본문', [text('본문')])).toEqual([text('본문')]);
  });

  it('leaves out the line that is the headline', () => {
    expect(bodyOf(null, [text(' '), picture, text(' 첫 줄 \r\n\n둘째 줄'), text('셋째')])).toEqual([
      text(' '),
      picture,
      text('둘째 줄'),
      text('셋째'),
    ]);
    expect(bodyOf(null, [text('첫 줄'), picture])).toEqual([picture]);
    expect(bodyOf(null, [picture])).toEqual([picture]);
  });

  it('keeps a line that the headline shortens', () => {
    const long = [text(`${'가'.repeat(81)}\n둘째 줄`)];
    expect(bodyOf(null, long)).toEqual(long);
    expect(bodyOf(null, [text('가'.repeat(80))])).toEqual([]);
  });

  it('keeps a line with an address, because a headline is not a link', () => {
    const address = [text('여기 https://example.com/a\n둘째 줄')];
    expect(bodyOf(null, address)).toEqual(address);
  });
});
