import { adminPath } from '@/config/adminPages';
import { QUERY_MAX } from '@contract/rules/query-length';

export const reviewTabs = ['pending', 'confirmed', 'all'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
export type PostsTab = ReviewTab;

/** What the review page shows, as its address says. */
export interface ReviewAddress {
  tab: ReviewTab;
  q: string;
}

/** Reads the address; the waiting posts stand there without a word in it. */
export function readReviewAddress(params: URLSearchParams): ReviewAddress {
  const given = params.get('tab');
  return {
    tab: reviewTabs.find((tab) => tab === given) ?? 'pending',
    q: params.get('q')?.trim().slice(0, QUERY_MAX) ?? '',
  };
}

/** The address of what the review page may show. */
export function reviewPath({ tab, q }: ReviewAddress): string {
  const params = new URLSearchParams({
    ...(tab !== 'pending' && { tab }),
    ...(q !== '' && { q }),
  });
  return params.size === 0 ? adminPath('review') : `${adminPath('review')}?${params.toString()}`;
}

/** The address of the page of one post. */
export function reviewPostPath(postId: string): string {
  return `${adminPath('reviewPost')}/${postId}`;
}
