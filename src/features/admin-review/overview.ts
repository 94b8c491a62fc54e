import { call } from '@/api/client';
import { createRemote } from '@/state/remote';
import { reviewCountsAtom, takeReviewCountsAtom } from '@/state/reviewCounts';
import type { ReviewCounts } from '@contract/models/review';
import { useAtomValue, useSetAtom } from 'jotai';

/** The only key: there is one overview. */
export const ALL = 'all';

/** The counts of pending work, loaded when the admin area opens. */
export const overview = createRemote<ReviewCounts>({
  load: (_all, signal) => call('getAdminOverview', {}, signal).then((answer) => answer.counts),
  share: () => (set, counts) => set(takeReviewCountsAtom, counts),
});

/** The latest counts of pending work from any answer or event; failed only if none has come. */
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
