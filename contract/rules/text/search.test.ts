import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPosition, indexTokens, matchesSearch, searchPhrases, SEPARATOR } from './search';

const found = (texts: string[], query: string) =>
  matchesSearch(indexTokens(texts), searchPhrases(query));

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const few = fc.constantFrom('물', '빛', '길', '가', '나');
const latin = fc.constantFrom('a', 'b', 'X', 'Y', '0', '9');
const letter = fc.oneof(syllable, few, latin);
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const prose = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', '\n', ' — ', '! ')), { maxLength: 6 })
  .map((pairs) => pairs.flat().join(''));

describe('the search rules', () => {
  it('finds every piece of two letters or more of every word', () => {
    const piece = fc.tuple(prose, word, prose, fc.nat(), fc.nat());
    fc.assert(
      fc.property(piece, ([before, middle, after, from, length]) => {
        fc.pre(middle.length >= 2);
        const start = from % (middle.length - 1);
        const end = start + 2 + (length % (middle.length - start - 1));
        return found([`${before} ${middle} ${after}`], middle.slice(start, end));
      }),
    );
  });

  it('finds every single letter at any position', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => found([text], text[at % text.length] ?? '')),
    );
  });

  const gaps = /[^\p{L}\p{N}]+/gu;
  const holds = (texts: string[], wanted: string) =>
    texts.some((text) => text.toLowerCase().includes(wanted.toLowerCase()));

  it('finds one or two letters only next to each other in a word', () => {
    fc.assert(
      fc.property(fc.array(prose, { maxLength: 4 }), word, (texts, wanted) => {
        const short = wanted.slice(0, 2);
        return found(texts, short) === holds(texts, short);
      }),
    );
    expect(found(['한강 야경'], '강야')).toBe(false);
  });

  it('finds a longer word also if a text writes it apart, and only there', () => {
    const longer = fc.tuple(word, word).map(([a, b]) => `${a}${b}`);
    fc.assert(
      fc.property(fc.array(prose, { maxLength: 4 }), longer, (texts, wanted) => {
        fc.pre(wanted.length >= 3);
        const together = texts.map((text) => text.replaceAll(gaps, ''));
        return found(texts, wanted) === holds(together, wanted);
      }),
    );
    expect(found(['강 건너의 한강 야경'], '한강야경')).toBe(true);
    expect(found(['밤 산책'], '밤산책')).toBe(true);
    expect(found(['한강의 야경'], '한강야경')).toBe(false);
  });

  it('finds words that are written apart in a text that writes them together', () => {
    fc.assert(fc.property(word, word, (a, b) => found([`${a}${b}`], `${a} ${b}`)));
  });

  it('never matches across two texts', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const joints = [1, 2].map((length) => left.slice(-length) + right.slice(0, length));
        return joints.every((joint) => holds([left, right], joint) || !found([left, right], joint));
      }),
    );
    const [pairs, inWords] = [true, false].map((has) =>
      indexTokens(['물빛 길', '길']).filter((token) => hasPosition(token) === has),
    );
    expect(pairs).toEqual(['물빛', '빛길', SEPARATOR]);
    expect(inWords?.map((token) => token.slice(1))).toEqual(['물', '빛', '물빛', '길']);
  });

  it('finds a record if each word is in any of its texts', () => {
    const texts = ['퇴근길에 보는 영상', 'Vimeo 모음', '물빛지기'];
    expect(found(texts, '퇴근 vimeo 지기')).toBe(true);
    expect(found(texts, '퇴근 vimeo 새벽')).toBe(false);
  });

  it('ignores case, width and composition', () => {
    expect(found(['YouTube 추천'], 'ＹＯＵＴＵＢＥ')).toBe(true);
    expect(found(['물빛'], '물빛'.normalize('NFD'))).toBe(true);
    expect(found(['물빛'.normalize('NFD')], '빛')).toBe(true);
  });

  it.each(['', '   ', '%', '_', '%%%', "'; --", '"*"', '🙂', '\u0000'])(
    'finds nothing for %j, which contains no letter',
    (query) => {
      expect(searchPhrases(query)).toEqual([]);
      expect(found(['물빛 % _ 🙂'], query)).toBe(false);
    },
  );

  it('treats the wildcards of a database as plain characters', () => {
    expect(found(['물빛길'], '물%길')).toBe(true);
    expect(found(['물빛길'], '물_빛길')).toBe(true);
    expect(found(['물빛길'], '물_나')).toBe(false);
  });

  it('ignores words beyond the limit of a search', () => {
    expect(searchPhrases('가 '.repeat(100))).toHaveLength(8);
  });

  it('stores no more tokens of a long text than every database supports', () => {
    const long = `${'가나다라 '.repeat(5000)}쐙쐚쐛`;
    expect(indexTokens([long]).filter(hasPosition)).toHaveLength(16_000);
    expect(indexTokens([long])).toHaveLength(16_007);
    expect(found([long], '쐙쐚')).toBe(false);
    expect(found([long], '쐙쐚쐛')).toBe(false);
    expect(found(['쐙쐚쐛', long], '쐙쐚')).toBe(true);
    // The first 255 of a repeated token are stored; tokens after the others keep their positions.
    const giggle = `${'ㅋ'.repeat(400)} 끝말`;
    const tokens = indexTokens([giggle]);
    expect(tokens.filter((token) => token === 'ㅋㅋ'.normalize('NFKC'))).toHaveLength(255);
    expect(tokens.slice(255, 399).every((token) => token === SEPARATOR)).toBe(true);
    expect(tokens.slice(400).filter(hasPosition)).toEqual(['끝말']);
  });

  it('stops at the limit even for characters that fold into many', () => {
    // Each of these is eighteen letters; all of them would be a million and a half tokens.
    const texts = Array.from({ length: 8 }, () => '\uFDFA'.repeat(10_000));
    expect(indexTokens(texts).filter(hasPosition)).toHaveLength(16_000);
  });

  it('never puts the separator into a token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(indexTokens([text]).join('')).not.toContain(SEPARATOR);
      }),
    );
  });
});
