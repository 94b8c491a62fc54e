import { adminPath } from '@/config/adminPages';
import { searchIn } from '@contract/rules/admin/query-length';

export const reviewTabs = ['pending', 'confirmed', 'rejected', 'all', 'reports'] as const;
export type ReviewTab = (typeof reviewTabs)[number];
export type PostsTab = Exclude<ReviewTab, 'reports'>;

const reportStates = ['open', 'resolved'] as const;

/** The state of the review page, as its address holds it. */
export interface ReviewAddress {
  tab: ReviewTab;
  /** The search words. */
  q: string;
  /** Whether open or resolved reports are shown. */
  state: (typeof reportStates)[number];
}

/** Reads the address; pending posts and open reports are the defaults and need no parameter. */
export function readReviewAddress(params: URLSearchParams): ReviewAddress {
  const [tab, state] = [params.get('tab'), params.get('state')];
  return {
    tab: reviewTabs.find((one) => one === tab) ?? 'pending',
    q: searchIn(params),
    state: reportStates.find((one) => one === state) ?? 'open',
  };
}

/** Returns the address of a state of the review page. */
export function reviewPath({ tab, q = '', state }: Partial<ReviewAddress>): string {
  const isReports = tab === 'reports';
  const params = new URLSearchParams({
    ...(tab && tab !== 'pending' && { tab }),
    ...(!isReports && q !== '' && { q }),
    ...(isReports && state === 'resolved' && { state }),
  });
  return params.size === 0 ? adminPath('review') : `${adminPath('review')}?${params.toString()}`;
}

/** Returns the address of the page of one post. */
export function reviewPostPath(postId: string): string {
  return adminPath('reviewPost', postId);
}
