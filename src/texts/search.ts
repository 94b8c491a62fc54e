export const searchTexts = {
  recent: '최근 검색어',
  forget: (words: string) => `‘${words}’ 검색어 삭제`,
  forgetAll: '전체 삭제',
} as const;
