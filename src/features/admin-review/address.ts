import { adminPath } from '@/config/adminPages';
import { choice, filteredPath, words, type ChosenOf } from '@/config/filters';

/** The filters of the review page: its tab, and the search or the state of the reports in it. */
export const reviewFilters = {
  tab: choice(['pending', 'confirmed', 'rejected', 'all', 'reports'], 'pending'),
  q: words,
  state: choice(['open', 'resolved'], 'open'),
};

type ReviewChoice = ChosenOf<typeof reviewFilters>;
export type PostsTab = Exclude<ReviewChoice['tab'], 'reports'>;

/** The address of the review page with its filters. */
export const reviewPath = (chosen: Partial<ReviewChoice>): string =>
  filteredPath(adminPath('review'), reviewFilters, chosen);
