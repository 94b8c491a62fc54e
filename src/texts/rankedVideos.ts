import { trendingErrorTexts } from '@contract/rankingTexts';
import { rankingTexts } from './rankings';

const { periods, regions } = rankingTexts;

/** The videos of a ranking. */
export const rankedVideoTexts = {
  playboardVideosNote: '어떤 영상을 많이 보는지, 언제 올린 영상인지 살펴봅니다.',
  videoSorts: { views: '조회수순', likes: '좋아요순', comments: '댓글순' },
  methodVideos: (from: string, to: string, measure: string) =>
    `${from}부터 ${to}까지(한국 시간) 올라온 영상을 ${measure} 기준으로 순위를 매겼습니다.`,
  videoList: '영상 순위',
  views: (n: string) => `조회수 ${n}회`,
  likes: (n: string) => `좋아요 ${n}개`,
  liveVideo: '실시간',
  watch: '영상 보기',
  watchOf: (title: string) => `${title} 영상 보기`,
  favorite: '즐겨찾기',
  favorited: '즐겨찾기됨',
  favoriteOf: (title: string) => `${title} 즐겨찾기`,
  favoritedOf: (title: string) => `${title} 즐겨찾기됨`,
  share: '글로 공유',
  shareOf: (title: string) => `${title} 글로 공유`,
  sharedContent: (channel: string) => `${channel} 채널의 영상을 함께 보고 싶어서 가져왔어요.`,
  videosFailed: trendingErrorTexts.videosFailed,
  noVideos: '표시할 동영상이 없습니다.',
  noVideosInCategory: '이 카테고리에는 아직 순위에 오른 동영상이 없습니다.',
  videosLoading: '인기 영상을 불러오는 중입니다...',
  /** @param days the first and the last day, if they are known */
  periodNote: (
    region: keyof typeof regions,
    period: keyof typeof periods,
    days: readonly [first: string, last: string] | null,
  ) => {
    const place = region === 'ALL' ? '모든' : regions[region];
    const dates = days && `(${days[0] === days[1] ? days[0] : days.join('~')})`;
    const time = `${periods[period]}${dates ?? ''}${period === 'today' ? '' : '에'}`;
    return `${place} 지역에서 ${time} 올라온 영상을 조회수순으로 보여줍니다.`;
  },
  summaryOf: (n: string) => `목록에 오른 영상 ${n}개의 합계와 평균입니다.`,
  summaryViews: '총 조회수',
  summaryLikes: '총 좋아요',
  summaryLength: '평균 길이',
  minutes: (n: string) => `${n}분`,
  categoriesHeading: '카테고리별 조회수',
  hoursHeading: '업로드 시간대별 조회수',
  hoursNote: '최근 30일 동안 올라온 영상의 평균 조회수를 요일과 시간대별로 보여줍니다.',
} as const;
