import { fetchOverview } from '@/api/admin/overview';
import { createRemote } from '@/state/remote';
import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewCounts } from '@contract/models/review';
import { useAtomValue, useSetAtom } from 'jotai';

/** The key of the overview: there is one. */
export const ALL = 'all';

/** What waits for the admins, as it is asked for when the area opens. */
export const overview = createRemote<ReviewCounts>({
  load: (_all, signal) => fetchOverview(signal),
  share: () => (set, counts) => set(takeReviewCountsAtom, counts),
});

/** What waits for the admins, by whatever answer or event said it last; it has failed while none has. */
export function useOverview() {
  const counts = useAtomValue(reviewCountsAtom);
  const { status, isAsking } = useAtomValue(overview.stateAtom);
  const load = useSetAtom(overview.loadAtom);
  return {
    counts,
    hasFailed: counts === null && status === 'failed' && !isAsking,
    retry: () => void load(ALL),
  };
}
