export const searchTexts = {
  recent: '최근 검색어',
  forget: (words: string) => `‘${words}’ 검색어 삭제`,
  forgetAll: '전체 삭제',
  suggestions: '추천 검색어',
  suggested: (count: number) => `추천 검색어 ${count}개`,
  meant: '이 검색어를 찾고 계신가요?',
} as const;
