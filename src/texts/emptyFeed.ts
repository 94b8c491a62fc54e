/** The content of a feed without posts, and the ways out of it. */
export const emptyFeedTexts = {
  none: '아직 게시글이 없습니다. 첫 글을 남겨주세요.',
  search: (keyword: string) => `‘${keyword}’에 대한 검색 결과가 없습니다.`,
  period: '이 기간에 올라온 글이 없습니다.',
  notices: '아직 공지가 없습니다.',
  filter: '조건에 맞는 게시글이 없습니다.',
  following:
    '팔로우한 멤버의 글이 여기에 모입니다. 마음에 드는 글의 작성자 이름을 누르고 팔로우해보세요.',
  followingGuest: '로그인하면 팔로우한 멤버의 글만 모아볼 수 있습니다.',
  login: '로그인',
  showAll: '전체 글 보기',
  showPopular: '전체 기간 인기글 보기',
} as const;
