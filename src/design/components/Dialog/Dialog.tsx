import { useId, type ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { XIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import { Heading } from '../Heading/Heading';
import * as styles from './Dialog.css';
import { beginHere, useModal } from './useModal';

/** What a dialog is about, and how it is left. */
export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the browser's back, the cross and the backdrop. Set `open` to false in it, or refuse. */
  onClose: () => void;
  title: string;
  /** Words of the cross. Without them there is no cross, so give another way out. */
  closeLabel?: string;
  /** Nothing in it is to be filled in or answered: the focus begins on the cross. */
  closeFirst?: boolean;
  /** For work that a stray press must not lose. */
  keepOnBackdrop?: boolean;
  /** Work is under way that cannot be called back: no way out until it ends. */
  busy?: boolean;
  /** It opens by itself and not by a press: the browser's back leaves the page below it. */
  unasked?: boolean;
  size?: keyof typeof styles.width;
  /** The buttons at the foot, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A question or a short task above the page, which is out of reach meanwhile. Mounted only while
 * open, so its state starts afresh each time. Focus goes to the first field, else to the first
 * control, or to one that has `beginHere` for its ref, and back to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    closeLabel,
    closeFirst,
    keepOnBackdrop,
    busy,
    unasked,
    size = 'md',
    actions,
    children,
  } = props;
  const titleId = useId();
  const modal = useModal(onClose, { keepOnBackdrop, busy, unasked });
  return (
    <dialog {...modal} className={cx(styles.dialog, styles.width[size])} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <div {...(closeLabel && { className: styles.title })}>
          <Heading id={titleId}>{title}</Heading>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in order: what is asked comes first. */}
        {closeLabel && (
          <div className={styles.cross}>
            <IconButton
              {...(closeFirst && { ref: beginHere })}
              tone="muted"
              label={closeLabel}
              icon={<XIcon />}
              disabled={busy}
              onClick={onClose}
            />
          </div>
        )}
      </div>
    </dialog>
  );
}
