import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { deletePostTexts } from '@/texts/deletePost';
import { failureText } from '@/texts/errors';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { call } from '@/api/client';
import { forOwner } from '@/state/forOwner';
import { setHiddenAtom } from '@/state/hidden';
import { whileOwnerAtom } from '@/state/session';

/**
 * Deletes a post, and removes it from every list.
 * @returns false if another member has signed in since
 */
export const removePostAtom = atom(null, async (_get, set, postId: string) => {
  const removed = await forOwner(set(whileOwnerAtom), call('deletePost', { params: { postId } }));
  if (removed) set(setHiddenAtom, 'posts', postId, true);
  return removed !== null;
});

export interface DeletePostProps {
  postId: string;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks for confirmation, then deletes a post. */
export default function DeletePost({ postId, onDeleted, onClose }: DeletePostProps) {
  const [busy, setBusy] = useState(false);
  const remove = useSetAtom(removePostAtom);
  const showToast = useSetAtom(showToastAtom);
  const confirm = async () => {
    setBusy(true);
    try {
      if (await remove(postId)) {
        showToast({ text: deletePostTexts.deleted, tone: 'success' });
        onDeleted?.();
      }
    } catch (error) {
      showToast({ text: failureText(error, deletePostTexts.failed), tone: 'danger' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={deletePostTexts.confirm}
      message={deletePostTexts.note}
      confirmLabel={commonTexts.delete}
      cancelLabel={commonTexts.cancel}
      tone="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
