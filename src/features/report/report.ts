import { call } from '@/api/client';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { ReportReason, ReportTarget } from '@contract/models/report';
import { atom } from 'jotai';

/** The target of a report. */
export interface Reported {
  targetType: ReportTarget;
  targetId: string;
}

/**
 * Reports something. It then disappears from the reporter's screen, even if it had been reported
 * before.
 * @returns false if it had been reported before; null if another member has signed in since
 * @throws any other error of the call
 */
export const reportAtom = atom(
  null,
  async (_get, set, reported: Reported & { reason: ReportReason; note: string }) => {
    const { targetType, targetId } = reported;
    const isHere = set(whileOwnerAtom);
    const sent = call('createReport', { body: reported }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'CONFLICT') return false;
        throw error;
      },
    );
    const kind = targetType === 'post' ? 'posts' : 'comments';
    const done = await forOwner(isHere, sent);
    if (!done) return null;
    set(setHiddenAtom, kind, targetId, true);
    return done.answer;
  },
);
