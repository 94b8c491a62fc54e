import { rankingTexts } from './rankings';

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/** The charts of the rankings. */
export const growthTexts = {
  choose: '날짜 선택',
  day: (day: string) => {
    const [year, month, date] = partsOf(day);
    return `${year}년 ${month}월 ${date}일`;
  },
  shortDay: (day: string) => {
    const [, month, date] = partsOf(day);
    return `${month}/${date}`;
  },
  value: (percent: number) => rankingTexts.percent(percent),
  shortValue: (percent: number) => `${percent}%`,
  none: '기록 없음',
  table: { summary: '표로 보기', caption: '상위 채널의 성장 표', rows: '날짜' },
} as const;

export const sharePercent = (share: number) => `${share.toFixed(1)}%`;

export const shareTable = {
  summary: '표로 보기',
  caption: '카테고리별 조회수 표',
  rows: '카테고리',
  columns: ['비율', '조회수', '동영상 수'],
} as const;

export const weekdayHeads = ['월', '화', '수', '목', '금', '토', '일'].map((short) => ({
  short,
  name: `${short}요일`,
}));

export const hourHeads = Array.from({ length: 24 }, (_, hour) => ({
  short: String(hour),
  name: `${hour}시`,
}));

export const hourTexts = {
  caption: '요일과 시간에 따른 평균 조회수',
  help: '화살표 키로 칸을 이동하며 정확한 수치를 볼 수 있습니다.',
  none: '올라온 영상 없음',
  cell: (weekday: string, hour: string) => `${weekday} ${hour}`,
  exact: (views: string, videos: string) => `평균 조회수 ${views}회 · 영상 ${videos}개`,
  steps: ['하위 20%', '20~40%', '40~60%', '60~80%', '상위 20%'],
} as const;
