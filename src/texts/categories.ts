import type { FeedSort } from '@contract/rules/categories';

export { contentTexts, timingTexts } from '@contract/rules/categories';

export const sortTexts: Record<FeedSort, string> = {
  latest: '최신순',
  popular: '인기순',
  comments: '댓글순',
};
