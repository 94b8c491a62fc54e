import { SubmitButton } from '@/components/SubmitButton/SubmitButton';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon } from '@/design/icons/icons';
import { commonTexts } from '@/texts/common';
import { videoPostTexts } from '@/texts/write';
import * as styles from './VideoForm.css';

interface PublishBarProps {
  busy: boolean;
  /** The browser has what was written. */
  isKept: boolean;
  /** Why it could not be published. */
  error: string | null;
  onCancel: () => void;
}

/** The foot of the screen: whether a draft is kept, and the way out on either side. */
export function PublishBar({ busy, isKept, error, onCancel }: PublishBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        <div role="alert" className={styles.problem}>
          {error && <Text variant="label">{error}</Text>}
        </div>
        <Text variant="meta" tone="muted" className={styles.saved}>
          {isKept && (
            <>
              <CheckIcon size={18} />
              {videoPostTexts.draftSaved}
            </>
          )}
        </Text>
        <Button variant="neutral" onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
        <SubmitButton
          className={styles.submit}
          busy={busy}
          label={videoPostTexts.submit}
          busyLabel={videoPostTexts.submitting}
        />
      </div>
    </div>
  );
}
