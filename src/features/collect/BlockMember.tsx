import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { showToastAtom } from '@/state/toasts';
import { collectTexts } from '@/texts/collect';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { blockMemberAtom } from './block';

export interface BlockMemberProps {
  userId: string;
  userName: string;
  onBlocked?: () => void;
  onClose: () => void;
}

/** Asks before a member is blocked, then blocks them. */
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
