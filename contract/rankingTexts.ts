/** Texts that are part of the answers of rankings. */
export const rankingTexts = {
  /** What a channel gained within a week; the count carries its sign. */
  weeklyGrowth: (count: string) => `${count}/주`,
  /** The same where it was counted for fewer days than a week. */
  growth: (count: string, days: number) => `${count}/${days}일`,
  videos: (n: number) => `동영상 ${n}개의 순위입니다.`,
  counted: (n: number) => `동영상 ${n}개를 집계했습니다.`,
  channels: (n: number) => `채널 ${n}개의 순위입니다.`,
  /** What a visitor reads where YouTube gave no videos, and where it gave none for words. */
  videosFailed: '동영상을 불러오는 중 오류가 발생했습니다.',
  searchFailed: '동영상을 검색하는 중 오류가 발생했습니다.',
} as const;
