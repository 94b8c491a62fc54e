import { adminPath } from '@/config/adminPages';
import { searchIn } from '@contract/rules/query-length';

export const reviewTabs = ['pending', 'confirmed', 'rejected', 'all', 'reports'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
export type PostsTab = Exclude<ReviewTab, 'reports'>;

const reportStates = ['open', 'resolved'] as const;

/** What the review page shows, as its address says. */
export interface ReviewAddress {
  tab: ReviewTab;
  /** What is searched among the posts. */
  q: string;
  /** Which reports are shown. */
  state: (typeof reportStates)[number];
}

/** Reads the address; the waiting posts stand there without a word in it, as do the open reports. */
export function readReviewAddress(params: URLSearchParams): ReviewAddress {
  const [tab, state] = [params.get('tab'), params.get('state')];
  return {
    tab: reviewTabs.find((one) => one === tab) ?? 'pending',
    q: searchIn(params),
    state: reportStates.find((one) => one === state) ?? 'open',
  };
}

/** The address of what the review page may show. */
export function reviewPath({ tab, q = '', state }: Partial<ReviewAddress>): string {
  const isReports = tab === 'reports';
  const params = new URLSearchParams({
    ...(tab && tab !== 'pending' && { tab }),
    ...(!isReports && q !== '' && { q }),
    ...(isReports && state === 'resolved' && { state }),
  });
  return params.size === 0 ? adminPath('review') : `${adminPath('review')}?${params.toString()}`;
}

/** The address of the page of one post. */
export function reviewPostPath(postId: string): string {
  return adminPath('reviewPost', postId);
}
