import { call } from '@/api/client';
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
        await call('suspendMember', { params: { userId }, body: { reason, until } });
        return adminMemberTexts.suspended;
      }),
    lift: () =>
      run(async () => {
        await call('liftSuspension', { params: { userId } });
        return adminMemberTexts.lifted;
      }),
    setLevel: (level: 0 | 1) =>
      run(async () => {
        await call('setAdminLevel', { params: { userId }, body: { admin_level: level } });
        return adminMemberTexts.levelChanged;
      }),
    endSessions: () =>
      run(async () => {
        const { ended } = await call('endMemberSessions', { params: { userId } });
        return adminMemberTexts.sessionsEnded(ended);
      }),
  };
}
