import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { useKeyboardInset } from '@/design/hooks/useKeyboardInset';
import { CheckIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { commonTexts } from '@/texts/common';
import { writeTexts } from '@/texts/write';
import { useEffect, useRef, type ReactNode } from 'react';
import { SubmitButton, type SubmitButtonProps } from '../SubmitButton/SubmitButton';
import * as styles from './PublishBar.css';

export interface PublishBarProps {
  busy: boolean;
  submitLabel: string;
  /** The button's text while the form is being sent. */
  busyLabel: string;
  /** The state of the draft in the browser. */
  saved: string | null;
  /** The reason why the post could not be published. */
  error: string | null;
  /** The ways to solve the error. */
  help?: ReactNode;
  /** Leads to the login page. Given if the session has ended: nothing can be published then. */
  onLogin?: (() => void) | undefined;
  /** Extra props for the button if nothing can be published now. */
  writing?: Partial<SubmitButtonProps> | undefined;
  onCancel: () => void;
}

/** The bar at the bottom of a form: the state of the draft, and the buttons to leave and to publish. */
export function PublishBar(props: PublishBarProps) {
  const { busy, submitLabel, busyLabel, saved, error, help, onLogin, writing, onCancel } = props;
  const submit = useRef<HTMLButtonElement>(null);
  useKeyboardInset();

  // The fields are locked while the form is being sent: the focus moves to the button, next to
  // which the result appears.
  useEffect(() => {
    if (busy) submit.current?.focus({ preventScroll: true });
  }, [busy]);

  return (
    <div className={cx(styles.bar, error !== null && styles.withProblem)}>
      <div className={styles.inner}>
        <div role="alert" className={styles.problem}>
          {error && <Text variant="label">{error}</Text>}
        </div>
        {help && (
          <Box display="flex" flexWrap="wrap" gap={8} alignItems="stretch" className={styles.help}>
            {help}
          </Box>
        )}
        <span className={styles.saved}>
          {saved && (
            <>
              <CheckIcon size="sm" />
              <span>{saved}</span>
            </>
          )}
        </span>
        <Button variant="soft" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <span className={styles.submit}>
          <SubmitButton
            ref={submit}
            busy={busy}
            busyLabel={busyLabel}
            {...writing}
            instead={onLogin && { label: writeTexts.loginRequired, act: onLogin }}
          >
            {submitLabel}
          </SubmitButton>
        </span>
      </div>
    </div>
  );
}
