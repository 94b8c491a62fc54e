import { sendReport } from '@/api/reports';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { ReportReason, ReportTarget } from '@contract/models/report';
import { atom } from 'jotai';

/** What is reported. */
export interface Reported {
  targetType: ReportTarget;
  targetId: string;
}

/**
 * Reports something. It then leaves the reporter's own screen, also where the server says that it
 * was reported before.
 * @returns false when it was reported before; null when another member has come meanwhile
 * @throws what the call throws otherwise
 */
export const reportAtom = atom(
  null,
  async (_get, set, reported: Reported & { reason: ReportReason; note: string }) => {
    const { targetType, targetId } = reported;
    const isHere = set(whileOwnerAtom);
    const sent = sendReport(reported).then(
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
