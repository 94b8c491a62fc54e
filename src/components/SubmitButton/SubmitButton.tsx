import { Button, type ButtonProps } from '@/design/components/Button/Button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The button's words while the form is sent. */
  busyLabel: string;
  busy: boolean;
  /** What it does in place of sending, where nothing can be sent. It stays the same button, so that it keeps the focus. */
  instead?: { label: string; act: () => void } | undefined;
}

/**
 * Sends the form around it. While busy it says so in words and keeps the focus; the form itself
 * must prevent a second sending, because Enter reaches the form without this button.
 */
export function SubmitButton({ busyLabel, busy, instead, children, ...rest }: SubmitButtonProps) {
  const other = instead && ({ type: 'button', onClick: instead.act } as const);
  return (
    <Button
      {...rest}
      type="submit"
      {...other}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? busyLabel : (instead?.label ?? children)}
    </Button>
  );
}
