import { describe, expect, it } from 'vitest';
import gold from './keywords.gold.json' with { type: 'json' };
import { findKeywords, findWords, headlineOf, KEYWORDS_MAX } from './keywords';

// A person marked nouns of two letters and more, including those of 하다 verbs, but no times,
// measures, adverbs, verbs, and nothing that the press says about itself.
const knownHeadlines = Object.entries(gold.known);
const unseenHeadlines = Object.entries(gold.unseen);

const wordsOf = (headline: string) => findWords(headline).map(({ word }) => word);

/** The precision and recall of the found words compared with the marked ones, and both combined. */
function scoreOf(marked: readonly (readonly [string, string])[]) {
  let [both, found, wanted] = [0, 0, 0];
  const mistakes: string[] = [];
  for (const [headline, words] of marked) {
    const [got, gold] = [wordsOf(headline), words.split(' ')];
    const right = got.filter((word) => gold.includes(word));
    both += right.length;
    found += got.length;
    wanted += gold.length;
    const wrong = got.filter((word) => !gold.includes(word));
    const missed = gold.filter((word) => !got.includes(word));
    if (wrong.length + missed.length > 0) mistakes.push(`+${wrong.join()} -${missed.join()}`);
  }
  const [precision, recall] = [both / found, both / wanted];
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall), mistakes };
}

describe('the words of headlines that a person marked', () => {
  it('are recognised well in headlines that the lists were built from', () => {
    expect(knownHeadlines).toHaveLength(48);
    const { precision, recall, f1, mistakes } = scoreOf(knownHeadlines);
    expect(precision, mistakes.join('\n')).toBeGreaterThan(0.99);
    expect(recall, mistakes.join('\n')).toBeGreaterThan(0.99);
    expect(f1).toBeGreaterThan(0.99);
  });

  it('are recognised nearly as well in headlines that were written afterwards', () => {
    expect(unseenHeadlines).toHaveLength(20);
    const { precision, recall, f1, mistakes } = scoreOf(unseenHeadlines);
    expect(precision, mistakes.join('\n')).toBeGreaterThan(0.93);
    expect(recall, mistakes.join('\n')).toBeGreaterThan(0.97);
    expect(f1).toBeGreaterThan(0.95);
  });
});

describe('the words of a headline', () => {
  it('lose the particles that their last letters allow', () => {
    expect(
      wordsOf('경제가 경제는 경제를 경제와 경제로 시장이 시장은 시장을 시장과 시장으로'),
    ).toEqual([...Array<string>(5).fill('경제'), ...Array<string>(5).fill('시장')]);
    expect(wordsOf('서울로 서울에서는 서울까지도 서울에서만 금리와의 은행과의')).toEqual([
      ...Array<string>(4).fill('서울'),
      '금리',
      '은행',
    ]);
  });

  it('keep an ending that only looks like a particle', () => {
    const whole = ['외국인', '물가', '주가', '전문가', '국제유가', '공매도', '어린이', '조사결과'];
    expect(wordsOf(whole.join(' '))).toEqual(whole);
    expect(wordsOf('외국인은 물가가 주가도 국제유가의 공매도를 어린이에게')).toEqual([
      ...['외국인', '물가', '주가', '국제유가', '공매도', '어린이'],
    ]);
  });

  it('include the nouns of verbs derived from nouns, but no other verbs', () => {
    expect(wordsOf('발표한다 검토하는 인상했다 확대되면 늘었다 오르는 찾는 오를까 여전히')).toEqual(
      [...['발표', '검토', '인상', '확대']],
    );
  });

  it('have two letters or more, and exclude measures, times and words of the press', () => {
    expect(
      wordsOf('[속보] 그 날 3분기 2천억원 100만명 오늘 지난해 김하늘 기자 통해 대한 AI'),
    ).toEqual(['김하늘']);
  });

  it('have the positions in the headline', () => {
    const headline = 'SK하이닉스, 외국인들에게 “매수”';
    const found = findWords(headline).map(({ start, end }) => headline.slice(start, end));
    expect(found).toEqual(['하이닉스', '외국인', '매수']);
  });

  it('are read from decomposed syllables, without the name of the source', () => {
    expect(headlineOf('경제가 살아난다 - 물결경제'.normalize('NFD'), '물결경제')).toBe(
      '경제가 살아난다',
    );
    expect(headlineOf('금리 - 환율', '물결경제')).toBe('금리 - 환율');
    expect(headlineOf('금리', null)).toBe('금리');
  });
});

describe('the keywords of headlines', () => {
  it('count each occurrence and name the headlines, sorted by letters if equally frequent', () => {
    expect(findKeywords(['금리와 환율, 금리는', '수출 금리', 'no Korean'])).toEqual([
      { word: '금리', count: 3, headlines: [0, 1] },
      { word: '수출', count: 1, headlines: [1] },
      { word: '환율', count: 1, headlines: [0] },
    ]);
    expect(findKeywords(['수출 금리', '금리와 환율, 금리는']).map(({ word }) => word)).toEqual([
      ...['금리', '수출', '환율'],
    ]);
  });

  it('are at most fifty, and empty if there is nothing to find', () => {
    const syllables = Array.from('가나다라마바사아자차카타파하');
    const many = syllables.flatMap((one) => syllables.map((other) => `${one}${other}국`));
    expect(findKeywords([many.join(' ')])).toHaveLength(KEYWORDS_MAX);
    expect(findKeywords([])).toEqual([]);
    expect(findKeywords(['Markets close higher', '기자'])).toEqual([]);
  });

  it('take time proportional to the length of the headlines, with any content', () => {
    const hostile = [
      '가',
      '가 ',
      '하는',
      '0',
      '0.',
      '경제가 ',
      '에서는',
      '다',
      '\u1100',
      '가\u0301',
    ];
    // Quadratic work would exceed the time limit of a test.
    for (const piece of hostile) {
      const headline = piece.repeat(500_000).slice(0, 500_000);
      expect(findKeywords([headlineOf(headline, null)]).length, piece).toBeLessThanOrEqual(1);
    }
  });
});
