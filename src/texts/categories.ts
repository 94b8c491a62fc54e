import type { FeedSort } from '@contract/rules/categories';

export { contentTexts, timingTexts } from '@contract/rules/categories';

export const sortTexts: Record<FeedSort, string> = {
  latest: '최신',
  popular: '인기',
  comments: '댓글 많은',
};
