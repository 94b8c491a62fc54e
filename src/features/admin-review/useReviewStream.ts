import { fetchOverview } from '@/api/admin/overview';
import { followStream } from '@/api/notificationStream';
import { createRemote } from '@/state/remote';
import { takeReviewCountsAtom } from '@/state/reviewCounts';
import { userAtom } from '@/state/session';
import { takeSettingsAtom } from '@/state/settings';
import { useSharedRemote } from '@/state/useRemote';
import type { ReviewCounts } from '@contract/models/review';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { takeReviewAtom } from './reviewPages';

const overview = createRemote<ReviewCounts>({
  load: (_all, signal) => fetchOverview(signal),
  share: () => (set, counts) => set(takeReviewCountsAtom, counts),
});

/** Knows what waits, and follows what the other admins do, as long as the admin area is open. */
export function useReviewStream(): void {
  useSharedRemote(overview, 'all');
  const takeReview = useSetAtom(takeReviewAtom);
  const takeSettings = useSetAtom(takeSettingsAtom);
  // After the end of the session the page stays, and is told nothing more.
  const isSignedIn = useAtomValue(userAtom) !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    return followStream({
      onReview: takeReview,
      onSettings: ({ settings }) => takeSettings(settings),
    });
  }, [isSignedIn, takeReview, takeSettings]);
}
