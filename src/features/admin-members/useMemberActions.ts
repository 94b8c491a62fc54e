import {
  removeSessionsOf,
  removeSuspension,
  sendAdminLevel,
  sendSuspension,
} from '@/api/admin/members';
import { showToastAtom } from '@/state/toasts';
import { adminMemberTexts } from '@/texts/admin/members';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/**
 * The actions on a member, with a message after each.
 * @param onDone loads the member again
 */
export function useMemberActions(userId: string, onDone: () => void) {
  const showToast = useSetAtom(showToastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<string>): Promise<void> => {
    setIsBusy(true);
    try {
      showToast({ text: await work(), tone: 'success' });
      onDone();
    } catch (error) {
      // The dialog stays open and keeps the typed text.
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'danger' });
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    suspend: (reason: string, until: string | null) =>
      run(async () => {
        await sendSuspension(userId, { reason, until });
        return adminMemberTexts.suspended;
      }),
    lift: () =>
      run(async () => {
        await removeSuspension(userId);
        return adminMemberTexts.lifted;
      }),
    setLevel: (level: 0 | 1) =>
      run(async () => {
        await sendAdminLevel(userId, level);
        return adminMemberTexts.levelChanged;
      }),
    endSessions: () =>
      run(async () => adminMemberTexts.sessionsEnded(await removeSessionsOf(userId))),
  };
}
