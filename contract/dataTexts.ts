/** Texts that are part of an answer's data rather than of an error. */
export const dataTexts = {
  justNow: '방금 전',
  minutesAgo: (n: number) => `${n}분 전`,
  hoursAgo: (n: number) => `${n}시간 전`,
  today: '오늘',
  daysAgo: (n: number) => `${n}일 전`,
  weeksAgo: (n: number) => `${n}주 전`,
  date: (year: number, month: number, day: number) => `${year}. ${month}. ${day}.`,
  /** What a post without any words is called. */
  untitled: '제목 없는 글',
  goneMember: '탈퇴한 멤버',
  companion: '동반자',
  richContentPost: '리치 콘텐츠 게시글',
  auditFile: '감사-로그',
  auditColumns: ['시각', '종류', '한 사람', '대상', '관련 멤버', '내용', '이전', '이후', '묶음'],
  suspensionUntil: (end: string, reason: string) => `기간: ${end}까지. 사유: ${reason}`,
  suspensionOpen: (reason: string) => `기간: 따로 알릴 때까지. 사유: ${reason}`,
  toolFound: (n: number) => `${n}건을 조회했습니다.`,
  toolImported: (region: string, n: number) => `${region} 지역 동영상 ${n}개를 처리했습니다.`,
  toolCollected: (region: string, n: number) => `${region} 지역 채널 ${n}개를 수집했습니다.`,
  toolSaved: (n: number) => `${n}개의 동영상을 저장했습니다.`,
  /** The member who is the author of imported videos. */
  importer: '물빛 영상 수집',
  estateFallback: (district: string, month: string) =>
    `아파트 매매 실거래가 기준입니다. (${district}, ${month})`,
  stockFromPortal: '네이버 뉴스 기준',
  sharedLink: (domain: string) => `${domain}에서 공유한 링크`,
} as const;
