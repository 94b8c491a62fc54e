import { call } from '@/api/client';
import { createPages } from '@/state/pages';
import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReportCase } from '@contract/models/report';
import type { ReviewCounts } from '@contract/models/review';
import { atom } from 'jotai';

/** Whether reports are open or resolved. */
export type CaseState = 'open' | 'resolved';

interface CasePage {
  items: readonly ReportCase[];
  nextCursor: string | null;
  counts: ReviewCounts;
}

/** The id of a case is that of the reported thing: `post3` or `comment7`. */
export const idOfCase = ({ targetId }: ReportCase): string => targetId;

/** The reported cases by state, latest first. */
export const casePages = createPages<ReportCase, CasePage>({
  load: async (state, cursor, signal) => {
    const query = { state: state as CaseState, ...(cursor && { cursor }) };
    const { results, pagination, counts } = await call('listReports', { query }, signal);
    return { items: results, nextCursor: pagination.nextCursor, counts };
  },
  idOf: idOfCase,
  share:
    () =>
    (set, { counts }) =>
      set(takeReviewCountsAtom, counts),
});

/** Removes cases that are no longer open from their list. */
export const dropCasesAtom = atom(null, (_get, set, isGone: (one: ReportCase) => boolean) => {
  set(casePages.changeAtom, 'open', ({ items }) => ({
    items: items.filter((one) => !isGone(one)),
  }));
});

const isFreshAtom = atom(false);

/** Whether there are new reports that are not in the list. */
export const freshCasesAtom = atom((get) => get(isFreshAtom));

/** Called after the list was loaded again, which makes it complete. */
export const clearFreshCasesAtom = atom(null, (_get, set) => set(isFreshAtom, false));

/**
 * Handles an event about new reports and about cases that other admins resolved. A case that was
 * reported again later stays.
 */
export const takeReportsAtom = atom(null, (get, set, { counts, reports }: ReviewEvent) => {
  const before = get(reviewCountsAtom);
  if (before && counts.reports > before.reports) set(isFreshAtom, true);
  const settledAt = new Map(reports.map(({ targetId, at }) => [targetId, Date.parse(at)]));
  set(
    dropCasesAtom,
    ({ targetId, latestAt }) => (settledAt.get(targetId) ?? 0) >= Date.parse(latestAt),
  );
});
