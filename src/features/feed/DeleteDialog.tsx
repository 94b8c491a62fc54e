import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { commonTexts } from '@/texts/common';
import { postTexts } from '@/texts/post';

interface DeleteDialogProps {
  loading: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** In a file of its own, because few pages ever ask. */
export default function DeleteDialog(props: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      title={postTexts.deleteConfirm}
      message={postTexts.deleteNote}
      confirmLabel={commonTexts.delete}
      cancelLabel={commonTexts.cancel}
      tone="critical"
      {...props}
    />
  );
}
