import { DAY, today } from './types';
import { diceOf, type Dice } from './random';

/** A made-up article. No company or person of these texts exists. */
export interface SimArticle {
  country: string;
  category: string;
  sourceId: string | null;
  sourceName: string;
  author: string | null;
  title: string;
  description: string;
  slug: string;
  /** Minutes before the end of today. */
  minutes: number;
}

const split = (text: string) => text.split('|');

const korean = {
  companies: split(
    '한빛전자|물빛바이오|새봄화학|누리조선|다온자동차|가람에너지|해오름건설|솔빛반도체|윤슬게임즈|나래항공',
  ),
  events: split(
    '{c}, 3분기 영업이익 {n}% 증가|코스피 {n}포인트 상승 마감…{c} 강세|{c} 주가 신고가 경신|외국인 매수에 {c} 반등|금리 동결에 증권주 기대감|{c}, 해외 수주 {n}억 달러|환율 하락에 수출주 약세|물가 상승률 {n}% 전망|반도체 업황 회복에 {c} 주목|{c} 배당 확대 발표|기관 순매도에 코스닥 하락|부동산 대출 규제 완화 검토|{c}·{d} 합병 추진|증시 변동성 커져…투자자 관망|배터리 수요 둔화에 {c} 실적 부진',
  ),
  sources: split('물결경제|한강일보|새벽뉴스|누리증권신문|오름타임스'),
  authors: split('김하늘 기자|이바다 기자|박노을 기자|최이슬 기자'),
};

const english = {
  companies: split(
    'Bluewater Motors|Larkfield Energy|Northwind Labs|Tidewell Bank|Copperline Air|Oakmere Foods',
  ),
  events: split(
    '{c} beats forecasts as sales rise {n}%|Markets close higher on {c} results|{c} to open plant in the north|Analysts split over {c}|{c} and {d} agree to merge|Team reaches final after {n} years|New study follows {n} families|Festival returns with {n} films|City plans {n} miles of cycle paths|Scientists map a quiet sea',
  ),
  sources: split('The Harbour Post|Midland Ledger|Evening Tide|Signal Weekly'),
  authors: split('A. Rowan|M. Vale|J. Thorne|S. Lindqvist'),
};

const categories = split('business|entertainment|general|health|science|sports|technology');
const countries = split('us|us|us|gb|de|fr|in|au|ca');

type Words = typeof korean;

function articleOf(words: Words, country: string, category: string, at: number): SimArticle {
  const dice = diceOf('article', country, category, at);
  const fill = (text: string, with_: Dice) =>
    text
      .replace('{c}', with_.pick(words.companies))
      .replace('{d}', with_.pick(words.companies))
      .replace('{n}', String(with_.whole(2, 48)));
  const title = fill(dice.pick(words.events), dice);
  const sourceName = dice.pick(words.sources);
  return {
    country,
    category,
    sourceId: dice.chance(0.4) ? sourceName.toLowerCase().replace(/\W+/g, '-') || null : null,
    sourceName,
    author: dice.chance(0.7) ? dice.pick(words.authors) : null,
    title: `${title} - ${sourceName}`,
    description: `${title}. ${fill(dice.pick(words.events), dice)}.`,
    slug: `${country}-${category}-${at + 1}`,
    minutes: at * 37 + dice.whole(0, 30),
  };
}

const KOREAN = 120;
const OTHERS = 180;

let articles: readonly SimArticle[] | null = null;

/** The three hundred articles: 120 business headlines of Korea, the rest of the world's. */
export function simArticles(): readonly SimArticle[] {
  articles ??= [
    ...Array.from({ length: KOREAN }, (_, at) => articleOf(korean, 'kr', 'business', at)),
    ...Array.from({ length: OTHERS }, (_, at) =>
      articleOf(
        english,
        countries[at % countries.length] ?? 'us',
        categories[at % categories.length] ?? 'general',
        at,
      ),
    ),
  ];
  return articles;
}

/** When an article was published, ms. */
export const writtenAt = ({ minutes }: SimArticle, now: number) =>
  Math.min(now, today(now) + DAY) - minutes * 60_000;

/** A made-up Korean headline about a word. */
export function headlineAbout(word: string, at: number): { title: string; description: string } {
  const dice = diceOf('headline', word, at);
  const fill = (text: string) =>
    text
      .replace('{c}', dice.pick(korean.companies))
      .replace('{d}', dice.pick(korean.companies))
      .replace('{n}', String(dice.whole(2, 48)));
  return {
    title: fill(dice.pick(korean.events)),
    description: `${fill(dice.pick(korean.events))}. ${fill(dice.pick(korean.events))}.`,
  };
}
