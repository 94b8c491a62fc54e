import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';

interface LogoutDialogProps {
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** In a file of its own, because few pages ever ask. */
export default function LogoutDialog(props: LogoutDialogProps) {
  return (
    <ConfirmDialog
      open
      title={authTexts.logoutConfirm}
      confirmLabel={layoutTexts.logout}
      cancelLabel={commonTexts.cancel}
      {...props}
    />
  );
}
