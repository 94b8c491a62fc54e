import type { rankingRegions, trendingRegions } from '@contract/rules/rankings/ranking-tables';
import type { RankingPageName } from '@contract/pages';

type Region = (typeof rankingRegions)[number] | (typeof trendingRegions)[number];

const regions = {
  ALL: '전체',
  KR: '한국',
  US: '미국',
  JP: '일본',
  GB: '영국',
  CA: '캐나다',
  AU: '호주',
  DE: '독일',
  FR: '프랑스',
  BR: '브라질',
  IN: '인도',
  MX: '멕시코',
  RU: '러시아',
} satisfies Record<Region, string>;

const periods = { today: '오늘', week: '이번 주', month: '이번 달' } as const;

/** The pages of rankings and trending videos. */
export const rankingTexts = {
  headings: {
    trending: '인기 영상',
    playboardChannels: '인기 채널 분석',
    playboardVideos: '인기 영상 분석',
    channelRanking: '채널 랭킹',
    categoryRanking: '카테고리 랭킹',
    timeRanking: '시간대별 인기 영상',
    newChannelRanking: '신규 채널 랭킹',
  } satisfies Record<RankingPageName, string>,
  regions,
  periods,
  sort: '정렬',
  country: '국가',
  region: '지역',
  category: '카테고리',
  period: '기간',
  tab: '보기',
  allCategories: '전체',

  // Sources of the numbers
  live: 'YouTube 데이터',
  sample: '샘플 데이터',
  sampleNote: '실제 YouTube 수치가 아니라 화면을 보여주기 위한 예시입니다.',
  updated: (age: string) => `${age} 업데이트`,
  notCounted: '아직 집계하지 않음',
  method: '집계 기준',
  methodDay: (day: string) => `${day}에 기록한 수치로 순위를 매겼습니다.`,
  methodPrevious: (day: string) => `순위 변화는 ${day}의 순위와 비교한 것입니다.`,
  methodFirst: '비교할 이전 기록이 아직 없어 순위 변화는 표시하지 않습니다.',
  methodSummary: '합계와 평균은 이 목록에 오른 것으로만 계산합니다.',
  methodGrowth: (days: number) =>
    `성장은 최근 ${days}일의 기록으로 계산하며, 기록이 두 번 미만이면 집계 중으로 표시합니다.`,
  methodKept: (days: number) => `수치는 하루에 한 번 기록하고 ${days}일 동안 보관합니다.`,
  methodUncounted: '첫 집계가 끝나면 순위가 나타납니다. 수치는 하루에 한 번 기록합니다.',
  measures: {
    subscribers: '구독자 수',
    views: '조회수',
    videos: '동영상 수',
    likes: '좋아요 수',
    comments: '댓글 수',
  },

  // Ranks
  rank: '순위',
  rankOf: (n: number) => `${n}위`,
  up: (n: number) => `${n}계단 상승`,
  down: (n: number) => `${n}계단 하락`,
  same: '변동 없음',
  fresh: '신규',
  collecting: '집계 중',
  growth: (days: number) => `${days}일 성장`,
  percent: (percent: number) => `${percent > 0 ? '+' : ''}${percent.toFixed(1).replace('-', '−')}%`,

  // Channels
  summary: '요약',

  // Exports
  download: 'CSV 내려받기',
  downloaded: 'CSV 파일을 내려받았습니다.',

  // Charts
  picturesFailed: '그래프를 불러오지 못했습니다.',
} as const;
