import { fetchOverview } from '@/api/admin/overview';
import { followStream } from '@/api/notificationStream';
import { createRemote } from '@/state/remote';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
import { takeSettingsAtom } from '@/state/settings';
import { useSharedRemote } from '@/state/useRemote';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { ReviewCounts } from '@contract/models/review';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { takeReviewAtom } from './reviewPages';

const overview = createRemote<ReviewCounts>({
  load: (_all, signal) => fetchOverview(signal),
  share: () => (set, counts) => set(takeReviewCountsAtom, counts),
});

/**
 * Knows what waits, and follows what the other admins do, as long as the admin area is open.
 * @param onReview takes each event first, while the counts are those of before
 */
export function useReviewStream(onReview: (event: ReviewEvent) => void): void {
  useSharedRemote(overview, 'all');
  const takeReview = useSetAtom(takeReviewAtom);
  const takeSettings = useSetAtom(takeSettingsAtom);
  useEffect(
    () =>
      followStream({
        onReview: (event) => {
          onReview(event);
          takeReview(event);
        },
        onSettings: ({ settings }) => takeSettings(settings),
      }),
    [onReview, takeReview, takeSettings],
  );
}
