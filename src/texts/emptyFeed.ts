/** What stands in place of a feed without posts, and the ways out of it. */
export const emptyFeedTexts = {
  none: '아직 게시글이 없습니다. 첫 글을 남겨주세요.',
  search: (keyword: string) => `‘${keyword}’에 대한 검색 결과가 없습니다.`,
  filter: '조건에 맞는 게시글이 없습니다.',
  showAll: '전체 글 보기',
} as const;
