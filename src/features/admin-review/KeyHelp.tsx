import { Dialog } from '@/design/components/Dialog/Dialog';
import { Text } from '@/design/components/Text/Text';
import { reviewKeyTexts } from '@/texts/admin/review';
import { commonTexts } from '@/texts/common';
import * as styles from './KeyHelp.css';

const keys = [
  ['J', reviewKeyTexts.next],
  ['K', reviewKeyTexts.previous],
  ['C', reviewKeyTexts.confirm],
  ['R', reviewKeyTexts.revert],
  ['V', reviewKeyTexts.preview],
  ['X', reviewKeyTexts.select],
  ['?', reviewKeyTexts.help],
] as const;

/** The keys in one line, for a screen that has a keyboard; it opens their list. */
export function KeyHints({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={styles.hints} onClick={onOpen} title={reviewKeyTexts.open}>
      <kbd className={styles.key}>J</kbd>
      <kbd className={styles.key}>K</kbd>
      {reviewKeyTexts.move}
      <kbd className={styles.key}>C</kbd>
      {reviewKeyTexts.confirm}
      <kbd className={styles.key}>V</kbd>
      {reviewKeyTexts.preview}
      <kbd className={styles.key}>?</kbd>
    </button>
  );
}

/** All keys of the review page. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title={reviewKeyTexts.title}
      closeLabel={commonTexts.close}
      onClose={onClose}
    >
      <dl className={styles.list}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" variant="meta" tone="muted">
        {reviewKeyTexts.silent}
      </Text>
    </Dialog>
  );
}
