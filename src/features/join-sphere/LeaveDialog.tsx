import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { commonTexts } from '@/texts/common';
import { sphereTexts } from '@/texts/sphere';

interface LeaveDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** In a separate file, because few pages ever show it. */
export default function LeaveDialog({ name, onConfirm, onCancel }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      title={sphereTexts.leaveConfirm(name)}
      confirmLabel={sphereTexts.leave}
      cancelLabel={commonTexts.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
