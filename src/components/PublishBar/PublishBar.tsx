import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { useEffect, useRef, type ReactNode } from 'react';
import { SubmitButton } from '../SubmitButton/SubmitButton';
import * as styles from './PublishBar.css';

export interface PublishBarProps {
  busy: boolean;
  label: string;
  /** What the button says while the work is under way. */
  busyLabel: string;
  /** What the browser has of what was written. */
  saved: string | null;
  /** Why it could not be published. */
  error: string | null;
  /** What can be done about that. */
  help?: ReactNode;
  onCancel: () => void;
}

/** The foot of a form: whether a draft is kept, and the way out on either side. */
export function PublishBar(props: PublishBarProps) {
  const { busy, label, busyLabel, saved, error, help, onCancel } = props;
  const submit = useRef<HTMLButtonElement>(null);

  // The fields are held while the form is sent: the focus moves to the button, beside which the result is told.
  useEffect(() => {
    if (busy) submit.current?.focus({ preventScroll: true });
  }, [busy]);

  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <div role="alert" className={styles.problem}>
          {error && <Text variant="label">{error}</Text>}
        </div>
        {help && (
          <Cluster alignItems="stretch" className={styles.help}>
            {help}
          </Cluster>
        )}
        <Text variant="meta" tone="muted" className={styles.saved}>
          {saved && (
            <>
              <CheckIcon size={18} />
              {saved}
            </>
          )}
        </Text>
        <Button variant="neutral" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <SubmitButton
          ref={submit}
          className={styles.submit}
          busy={busy}
          label={label}
          busyLabel={busyLabel}
        />
      </div>
    </div>
  );
}
