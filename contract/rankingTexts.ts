/** Texts that are part of the answers of rankings. */
export const rankingTexts = {
  /** A channel's gain within a week; the count includes its sign. */
  weeklyGrowth: (count: string) => `${count}/주`,
  /** The same if fewer days than a week were counted. */
  growth: (count: string, days: number) => `${count}/${days}일`,
  videos: (n: number) => `동영상 ${n}개의 순위입니다.`,
  counted: (n: number) => `동영상 ${n}개를 집계했습니다.`,
  channels: (n: number) => `채널 ${n}개의 순위입니다.`,
  /** The time when YouTube accepts requests again, in the format of `seoulTime`. */
  askedAgain: (time: string) => `${time}부터 다시 이용할 수 있습니다.`,
} as const;

/** Messages to visitors if loading videos fails, or if a search finds none for that reason. */
export const trendingErrorTexts = {
  videosFailed: '동영상을 불러오는 중 오류가 발생했습니다.',
  searchFailed: '동영상을 검색하는 중 오류가 발생했습니다.',
  videosExhausted: '지금은 YouTube에서 인기 영상을 더 가져올 수 없습니다.',
  searchExhausted: '오늘 쓸 수 있는 키워드 검색을 모두 썼습니다.',
} as const;
