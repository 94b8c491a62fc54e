import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { logoutAtom } from '@/state/logout';
import { showToastAtom } from '@/state/toasts';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

interface LogoutDialogProps {
  onDone: (() => void) | undefined;
  onClose: () => void;
}

/** Asks for confirmation, then logs out. In a separate file, because few pages ever show it. */
export default function LogoutDialog({ onDone, onClose }: LogoutDialogProps) {
  const [loading, setLoading] = useState(false);
  const logout = useSetAtom(logoutAtom);
  const showToast = useSetAtom(showToastAtom);
  const confirm = async () => {
    setLoading(true);
    try {
      await logout();
    } catch (error) {
      showToast({ text: failureText(error, authTexts.logoutFailed), tone: 'danger' });
    }
    onClose();
    onDone?.();
  };
  return (
    <ConfirmDialog
      open
      title={authTexts.logoutConfirm}
      confirmLabel={layoutTexts.logout}
      cancelLabel={commonTexts.cancel}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
