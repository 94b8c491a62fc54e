import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, matchParts, stripMarkup } from './markup';

describe('marked up text of a service', () => {
  it('loses its tags, and its character references are decoded once', () => {
    expect(stripMarkup('You have exceeded your <a href="/quota">quota</a>.')).toBe(
      'You have exceeded your quota.',
    );
    expect(stripMarkup('&quot;<b>주식</b>형&quot; &amp; 채권 &#39;A&#x27;')).toBe(
      '"주식형" & 채권 \'A\'',
    );
    expect(decodeEntities('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
    expect(decodeEntities('&nothing; &#0; &#xD800; &#1114112;')).toBe('&nothing;   ');
    expect(stripMarkup('3 < 5 그리고 7 > 2')).toBe('3 < 5 그리고 7 > 2');
  });

  it('marks the pieces that match the search', () => {
    expect(matchParts('코스피 <b>주식</b>형 &lt;펀드&gt; <i>강세</i>')).toEqual([
      { text: '코스피 ', isMatch: false },
      { text: '주식', isMatch: true },
      { text: '형 <펀드> 강세', isMatch: false },
    ]);
    expect(matchParts('')).toEqual([]);
  });

  it('joins to the plain text for any input', () => {
    const piece = fc.constantFrom('<b>', '</b>', '<i a="b">', '&amp;', '&#39;', '주식', ' <', '> ');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join('');
        const joined = matchParts(html)
          .map(({ text }) => text)
          .join('');
        expect(joined).not.toMatch(/<\/?b>/);
      }),
    );
  });
});
