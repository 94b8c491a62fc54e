/** The links to help and terms on all other pages; separate from their pages, whose texts few people load. */
export const legalLinksTexts = {
  label: '도움말과 약관',
  notices: '공지사항',
  help: '도움말',
  terms: '이용약관',
  privacy: '개인정보 처리방침',
  contact: '문의',
  newTab: '새 탭에서 열림',
} as const;
