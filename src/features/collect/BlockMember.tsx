import { call } from '@/api/client';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { forOwner } from '@/state/forOwner';
import { whileOwnerAtom } from '@/state/session';
import { setHiddenAtom } from '@/state/hidden';

/**
 * Blocks a member: their posts leave the lists, and their comments are hidden.
 * @returns false if another member has signed in since
 */
const blockMemberAtom = atom(null, async (_get, set, userId: string) => {
  const isHere = set(whileOwnerAtom);
  const blocked = await forOwner(isHere, call('blockMember', { params: { userId } }));
  if (blocked) set(setHiddenAtom, 'members', userId, true);
  return blocked !== null;
});

export interface BlockMemberProps {
  userId: string;
  userName: string;
  onBlocked?: () => void;
  onClose: () => void;
}

/** Asks for confirmation, then blocks a member. */
export default function BlockMember({ userId, userName, onBlocked, onClose }: BlockMemberProps) {
  const [busy, setBusy] = useState(false);
  const block = useSetAtom(blockMemberAtom);
  const showToast = useSetAtom(showToastAtom);
  const confirm = async () => {
    setBusy(true);
    try {
      if (await block(userId)) {
        showToast({ text: collectTexts.blocked(userName), tone: 'success' });
        onBlocked?.();
      }
    } catch (error) {
      showToast({ text: failureText(error, collectTexts.blockFailed), tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={collectTexts.blockConfirm(userName)}
      message={collectTexts.blockNote}
      confirmLabel={collectTexts.blockAction}
      cancelLabel={commonTexts.cancel}
      tone="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
