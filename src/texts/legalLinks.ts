/** The links to the terms on all other pages; separate from the legal pages, whose texts few people load. */
export const legalLinksTexts = {
  label: '약관과 문의',
  notices: '공지사항',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  contact: '문의',
  newTab: '새 탭에서 열림',
} as const;
