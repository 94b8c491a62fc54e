import { ConfirmDialog, type ConfirmDialogProps } from '@/design/components/Dialog/ConfirmDialog';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';

type DeleteCommentProps = Pick<ConfirmDialogProps, 'loading' | 'onConfirm' | 'onCancel'>;

/** Asks before a comment is deleted. */
export default function DeleteComment(props: DeleteCommentProps) {
  return (
    <ConfirmDialog
      {...props}
      open
      title={commentTexts.deleteConfirm}
      confirmLabel={commonTexts.delete}
      cancelLabel={commonTexts.cancel}
      tone="critical"
    />
  );
}
