import { isolated } from '@contract/rules/text/isolated';

export const memberTexts = {
  title: '멤버',
  pageTitle: (name: string) => `${isolated(name)}님의 글`,
  joinedAt: (date: string) => `${date} 가입`,
  posts: '글',
  likes: '받은 좋아요',
  postsTitle: (name: string) => `${isolated(name)}님이 올린 글`,
  empty: '아직 공개된 글이 없습니다.',
  browse: '글 둘러보기',
  notFoundTitle: '멤버를 찾을 수 없습니다.',
  notFoundBody: '탈퇴했거나 존재하지 않는 멤버입니다.',
  loading: '멤버 정보를 불러오는 중입니다...',
  toMine: '마이로 가기',
  blocked: '차단한 멤버입니다. 이 멤버의 글과 댓글은 보이지 않습니다.',
  block: '차단',
  unblock: '차단 해제',
  unblocked: '차단을 해제했습니다.',
  postsFailed: '글 목록을 불러오지 못했습니다.',
} as const;
