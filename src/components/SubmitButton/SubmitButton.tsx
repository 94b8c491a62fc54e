import { Button, type ButtonProps } from '@/design/components/Button/Button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The button's text while the form is being sent. */
  busyLabel: string;
  busy: boolean;
  /** The action that replaces sending if that is impossible. The button stays the same element to keep the focus. */
  instead?: { label: string; act: () => void } | undefined;
}

/**
 * Sends the form around it. While busy its text says so and it keeps the focus. The form itself
 * must prevent a second sending, because Enter submits the form without this button.
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
