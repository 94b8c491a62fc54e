import { Button, type ButtonProps } from '@/design/components/Button/Button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'children' | 'loading' | 'type'> {
  label: string;
  /** The button's words while the form is sent. */
  busyLabel: string;
  busy: boolean;
}

/**
 * Sends the form around it. While busy it says so in words and keeps the focus; the form itself
 * must prevent a second sending, because Enter reaches the form without this button.
 */
export function SubmitButton({ label, busyLabel, busy, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
      {busy ? busyLabel : label}
    </Button>
  );
}
