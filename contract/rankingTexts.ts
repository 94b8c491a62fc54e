/** Texts that are part of the answers of rankings. */
export const rankingTexts = {
  /** What a channel gained within a week; the count carries its sign. */
  weeklyGrowth: (count: string) => `${count}/주`,
  videos: (n: number) => `동영상 ${n}개의 순위입니다.`,
  counted: (n: number) => `동영상 ${n}개를 집계했습니다.`,
  channels: (n: number) => `채널 ${n}개의 순위입니다.`,
} as const;
