/** Texts that are part of an answer's data rather than of an error. */
export const dataTexts = {
  justNow: '방금 전',
  minutesAgo: (n: number) => `${n}분 전`,
  hoursAgo: (n: number) => `${n}시간 전`,
  today: '오늘',
  daysAgo: (n: number) => `${n}일 전`,
  weeksAgo: (n: number) => `${n}주 전`,
  date: (year: number, month: number, day: number) => `${year}. ${month}. ${day}.`,
  /** The title of a post without any words. */
  untitled: '제목 없는 글',
  goneMember: '탈퇴한 멤버',
  companion: '동반자',
  richContentPost: '리치 콘텐츠 게시글',
  sharedLink: (domain: string) => `${domain}에서 공유한 링크`,
} as const;
