import { videoCategories } from '../rules/posts/video-categories';
import type { Choice } from './types';

const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The ten regions of the import. */
export const regionChoices = choicesOf({
  KR: '대한민국',
  US: '미국',
  JP: '일본',
  GB: '영국',
  CA: '캐나다',
  AU: '호주',
  DE: '독일',
  FR: '프랑스',
  BR: '브라질',
  IN: '인도',
});

/** The name of an import region, or its code if the region is unknown. */
export const regionName = (code: string): string =>
  regionChoices.find(({ value }) => value === code)?.label ?? code;

/** The categories of videos as choices. */
export const categoryChoices: readonly Choice[] = videoCategories.map(([id, name]) => ({
  value: String(id),
  label: name,
}));

/** The categories that the chart of popular videos takes. */
export const chartCategories: readonly string[] =
  '1 2 10 15 17 20 22 23 24 25 26 27 28 29 30 32 33'.split(' ');

/** The documented numbers of results. */
export function maxResultsChoices(max: 50 | 100): Choice[] {
  const counts = [5, 10, 15, 20, 25, 30, 40, 50, ...(max === 100 ? [100] : [])];
  return counts.map((count) => ({ value: String(count), label: `${count}개` }));
}

export const videoTypeChoices = choicesOf({
  all: '전체',
  videos: '일반 동영상',
  shorts: '쇼츠(60초 미만)',
});

export const searchOrderChoices = choicesOf({
  relevance: '관련성순',
  date: '날짜순',
  rating: '평점순',
  title: '제목순',
  videoCount: '동영상 수순',
  viewCount: '조회수순',
});

export const durationChoices = choicesOf({
  any: '전체',
  short: '4분 미만(short)',
  medium: '4~20분(medium)',
  long: '20분 초과(long)',
});

export const safeSearchChoices = choicesOf({
  none: '사용 안 함',
  moderate: '보통(moderate)',
  strict: '엄격(strict)',
});

/** The twenty countries of the news tool. */
export const countryChoices = choicesOf({
  us: '미국',
  kr: '대한민국',
  jp: '일본',
  cn: '중국',
  gb: '영국',
  de: '독일',
  fr: '프랑스',
  it: '이탈리아',
  es: '스페인',
  nl: '네덜란드',
  ca: '캐나다',
  au: '호주',
  in: '인도',
  br: '브라질',
  mx: '멕시코',
  ru: '러시아',
  tw: '대만',
  hk: '홍콩',
  sg: '싱가포르',
  id: '인도네시아',
});

export const newsCategoryChoices = choicesOf({
  business: '비즈니스',
  entertainment: '엔터테인먼트',
  general: '일반',
  health: '건강',
  science: '과학',
  sports: '스포츠',
  technology: '기술',
});
