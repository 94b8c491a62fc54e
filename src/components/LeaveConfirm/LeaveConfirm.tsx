import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';

export interface LeaveConfirmProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a page with unsaved changes closes. */
export function LeaveConfirm({ open, onConfirm, onCancel }: LeaveConfirmProps) {
  return (
    <ConfirmDialog
      open={open}
      title={writeTexts.leaveConfirm}
      confirmLabel={writeTexts.leave}
      cancelLabel={commonTexts.cancel}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
