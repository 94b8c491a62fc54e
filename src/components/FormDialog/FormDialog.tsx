import { Button, type ButtonProps } from '@/design/components/Button/Button';
import { Dialog, type DialogProps } from '@/design/components/Dialog/Dialog';
import { commonTexts } from '@/texts/common';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'children'> {
  submitLabel: string;
  /** The look and the state of the button that sends. */
  submit?: Pick<ButtonProps, 'tone' | 'disabled' | 'aria-describedby'>;
  /** The form is being sent, which cannot be stopped. */
  busy?: boolean;
  onSubmit: () => void;
}

/** A dialog to fill in: a press outside does not close it, so that no typed text is lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, submit, busy = false, onSubmit, onClose, children } = props;
  return (
    <Dialog
      open
      title={title}
      closeLabel={commonTexts.close}
      keepOnBackdrop
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="soft" disabled={busy} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button {...submit} busy={busy} onClick={onSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
