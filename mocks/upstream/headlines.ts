import { DAY, today } from './types';
import { diceOf, itemAt, type Dice } from './random';

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
  sectors: split('반도체|조선|자동차|바이오|게임|건설|은행|증권|항공|화학|철강|유통|통신|화장품'),
  events: split(
    '{c}, 3분기 영업이익 {n}% 증가|코스피 {n}포인트 상승 마감…{c} 강세|{c} 주가 신고가 경신|외국인 매수에 {c} 반등|금리 동결에 {s}주 기대감|{c}, 해외 수주 {n}억 달러|환율 하락에 {s}주 약세…{c} {n}% 하락|물가 상승률 둔화에 {s}주 기대|{s} 수출 {n}% 증가…{c} 주목|반도체 업황 회복에 {c} 주목|{c} 배당 확대 발표|기관 순매도에 코스닥 {n}포인트 하락|부동산 대출 규제 완화 검토에 {c} 강세|{c}·{d} 합병 추진|증시 변동성 커져…{s}주 관망|{c}, {s} 사업에 {n}억 원 투자|{d}, {s} 부문 분할 검토|배터리 수요 둔화에 {c} 실적 부진',
  ),
  sources: split('물결경제|한강일보|새벽뉴스|누리증권신문|오름타임스'),
  authors: split('김하늘 기자|이바다 기자|박노을 기자|최이슬 기자'),
  closings: split(
    '국내 주식 시장 소식입니다|증권가 소식입니다|기업 실적 소식입니다|경제 소식입니다',
  ),
};

const english = {
  sectors: split('steel|retail|shipping|energy|software'),
  companies: split(
    'Bluewater Motors|Larkfield Energy|Northwind Labs|Tidewell Bank|Copperline Air|Oakmere Foods',
  ),
  events: split(
    '{c} beats forecasts as sales rise {n}%|Markets close higher on {c} results|{c} to open plant in the north|Analysts split over {c}|{c} and {d} agree to merge|Team reaches final after {n} years|New study follows {n} families|Festival returns with {n} films|City plans {n} miles of cycle paths|Scientists map {n} quiet seas',
  ),
  sources: split('The Harbour Post|Midland Ledger|Evening Tide|Signal Weekly'),
  authors: split('A. Rowan|M. Vale|J. Thorne|S. Lindqvist'),
  closings: split('More to follow|Reported from the newsroom'),
};

const categories = split('business|entertainment|general|health|science|sports|technology');
const countries = split('us|us|us|gb|de|fr|in|au|ca');

type Words = typeof korean;

/** A sentence of what happened. */
const eventOf = ({ companies, sectors, events }: Words, dice: Dice): string =>
  dice
    .pick(events)
    .replace('{c}', dice.pick(companies))
    .replace('{d}', dice.pick(companies))
    .replace('{s}', dice.pick(sectors))
    .replace('{n}', String(dice.whole(2, 48)));

/** An article whose headline no other has. @param taken the headlines before it, which it joins */
function articleOf(
  words: Words,
  [country, category]: readonly [string, string],
  at: number,
  taken: Set<string>,
): SimArticle {
  const dice = diceOf('article', country, category, at);
  const newEvent = (): string => {
    const event = eventOf(words, dice);
    return taken.has(event) ? newEvent() : event;
  };
  const title = newEvent();
  taken.add(title);
  const sourceName = dice.pick(words.sources);
  return {
    country,
    category,
    sourceId: dice.chance(0.4) ? sourceName.toLowerCase().replace(/\W+/g, '-') || null : null,
    sourceName,
    author: dice.chance(0.7) ? dice.pick(words.authors) : null,
    title: `${title} - ${sourceName}`,
    description: `${newEvent()}. ${dice.pick(words.closings)}.`,
    slug: `${country}-${category}-${at + 1}`,
    minutes: at * 37 + dice.whole(0, 30),
  };
}

const KOREAN = 120;
const OTHERS = 180;

let articles: readonly SimArticle[] | null = null;

/** The three hundred articles: 120 business headlines of Korea, the rest of the world's. */
export function simArticles(): readonly SimArticle[] {
  if (articles) return articles;
  const taken = new Set<string>();
  const ofWorld = (at: number) => {
    const country = countries[at % countries.length] ?? 'us';
    return [country, categories[at % categories.length] ?? 'general'] as const;
  };
  articles = [
    ...Array.from({ length: KOREAN }, (_, at) => articleOf(korean, ['kr', 'business'], at, taken)),
    ...Array.from({ length: OTHERS }, (_, at) => articleOf(english, ofWorld(at), at, taken)),
  ];
  return articles;
}

/** When an article was published, ms. */
export const writtenAt = ({ minutes }: SimArticle, now: number) =>
  Math.min(now, today(now) + DAY) - minutes * 60_000;

// {w} is what was searched for, {n} a number.
const everyday = split(
  '{w} 찾는 사람 {n}% 늘었다|"{w}" 검색 {n}% 증가…이유는|전문가 {n}명에게 듣는 {w} 이야기|주말에 가 볼 만한 {w} 행사 {n}곳|{w} 관련 민원 {n}건…지자체 점검|{w} 비용 {n}% 올라…소비자 부담|{w} 동호회 {n}곳, 이웃과 나눔 행사|{w} & 동네 문화 축제 개막…{n}개 팀 참가|어린이 {n}명, {w} 체험 수업|{w} 관심 {n}년 만에 최고',
);
const economic = split(
  '{w}·채권 {e}|{w} 시장 {e}|{w}시장 {e}|{w} 전망 {e}|{w}형 펀드 {e}|{w} "회복세" {e}|{w} R&D {e}|{w} {e}',
);
const economy = [
  ...korean.sectors,
  ...split('주식|주가|증시|코스피|코스닥|경제|금리|환율|물가|투자|펀드|채권|부동산|수출|실적|배당'),
];

const isEconomic = (word: string) => economy.some((term) => word.includes(term));

/** How many numbers a headline may have; a prime, so that the rounds go through all of them. */
const NUMBERS = 47;

/**
 * The made-up Korean headline at a place of what was found for a word, and a text below it. The events
 * take turns, each time with other names and numbers, so that none of the first hundred comes twice.
 */
export function headlineAbout(word: string, at: number): { title: string; description: string } {
  const start = diceOf('headlines', word).whole(0, 999);
  const events = isEconomic(word) ? korean.events : everyday;
  const textAt = (place: number) => {
    const round = Math.floor(place / events.length);
    const turn = start + place + round;
    return itemAt(events, start + place)
      .replace('{c}', itemAt(korean.companies, turn))
      .replace('{d}', itemAt(korean.companies, turn + 3))
      .replace('{s}', itemAt(korean.sectors, turn))
      .replace('{n}', String(2 + ((start + 17 * place + 5 * round) % NUMBERS)))
      .replace('{w}', word);
  };
  const event = textAt(at);
  const title = isEconomic(word)
    ? diceOf('headline', word, at).pick(economic).replace('{w}', word).replace('{e}', event)
    : event;
  return { title, description: `${textAt(at + 501)}. ${textAt(at + 702)}.` };
}
