import type { FeedPeriod, FeedSort } from '@contract/rules/posts/categories';

export { contentTexts, timingTexts } from '@contract/rules/posts/categories';

export const sortTexts: Record<FeedSort, string> = {
  latest: '최신순',
  popular: '인기순',
  comments: '댓글순',
};

export const periodTexts: Record<FeedPeriod | 'all', string> = {
  today: '오늘',
  week: '이번 주',
  month: '이번 달',
  all: '전체',
};
