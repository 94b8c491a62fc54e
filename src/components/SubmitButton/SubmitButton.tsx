import { Button, type ButtonProps } from '@/design/components/Button/Button';

export interface SubmitButtonProps extends Omit<ButtonProps, 'children' | 'loading' | 'type'> {
  label: string;
  /** What it says while the work is under way. */
  busyLabel: string;
  busy: boolean;
}

/**
 * Sends the form around it. While busy it says so in words and keeps the focus; that nothing is
 * sent twice is the form's own business, since Enter reaches the form without this button.
 */
export function SubmitButton({ label, busyLabel, busy, ...rest }: SubmitButtonProps) {
  return (
    <Button {...rest} type="submit" {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
      {busy ? busyLabel : label}
    </Button>
  );
}
