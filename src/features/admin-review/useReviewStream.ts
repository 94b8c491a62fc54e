import { followStream } from '@/api/notificationStream';
import { userAtom } from '@/state/session';
import { takeSettingsAtom } from '@/state/settings';
import { useSharedRemote } from '@/state/useRemote';
import type { ReviewEvent } from '@contract/endpoints/stream';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { takeReviewAtom } from './freshPosts';
import { ALL, overview } from './overview';
import { takeReviewOfDetailAtom } from './reviewDetail';

/**
 * Loads the counts of pending work and follows other admins while the admin area is open.
 * @param onReview gets each event first, before the counts change
 */
export function useReviewStream(onReview: (event: ReviewEvent) => void): void {
  useSharedRemote(overview, ALL);
  const takeReview = useSetAtom(takeReviewAtom);
  const takeReviewOfDetail = useSetAtom(takeReviewOfDetailAtom);
  const takeSettings = useSetAtom(takeSettingsAtom);
  // After the session ends the page stays open, but gets no more events.
  const isSignedIn = useAtomValue(userAtom) !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    return followStream({
      onReview: (event) => {
        onReview(event);
        takeReview(event);
        takeReviewOfDetail(event);
      },
      onSettings: ({ settings }) => takeSettings(settings),
    });
  }, [isSignedIn, onReview, takeReview, takeReviewOfDetail, takeSettings]);
}
