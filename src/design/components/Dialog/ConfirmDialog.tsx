import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog';

/** A question with two answers. */
export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences, if the title alone does not say them. */
  message?: string;
  confirmLabel: string;
  cancelLabel: string;
  /** danger for an action that cannot be undone. */
  tone?: 'neutral' | 'danger';
  /** The confirmed action is running and cannot be stopped. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Yes or no. The focus starts on the harmless answer, the first control. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, message, confirmLabel, cancelLabel, tone, busy, onConfirm, onCancel } =
    props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      busy={busy}
      actions={
        <>
          <Button variant="soft" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message && (
        <Text as="p" variant="body" tone="muted">
          {message}
        </Text>
      )}
    </Dialog>
  );
}
