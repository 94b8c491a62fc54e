import { useId, type ReactNode } from 'react';
import { cx } from '../../styles/cx';
import { XIcon } from '../../icons/icons';
import { IconButton } from '../IconButton/IconButton';
import { Heading } from '../Heading/Heading';
import * as styles from './Dialog.css';
import { beginHere, useModal } from './useModal';

/** The content of a dialog and the ways to close it. */
export interface DialogProps {
  open: boolean;
  /** Called for Escape, the browser's back, the close button and the backdrop. Sets `open` to false, or refuses. */
  onClose: () => void;
  title: string;
  /** The name of the close button. Without it there is no close button, so offer another way out. */
  closeLabel?: string;
  /** The dialog has nothing to fill in or answer: the focus starts on the close button. */
  closeFirst?: boolean;
  /** For work that must not be lost by an accidental press. */
  keepOnBackdrop?: boolean;
  /** An action that cannot be stopped is running: the dialog stays open until it ends. */
  busy?: boolean;
  /** It opens by itself, not by a press: the browser's back leaves the page below it. */
  unasked?: boolean;
  size?: keyof typeof styles.width;
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A question or a short task above the page, which is out of reach until it closes. It is mounted
 * only while open, so its state starts fresh each time. The focus goes to the first field, else to
 * the first control, or to the control with the ref `beginHere`; at the end it goes back.
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
        {/* Last in order, so that the question comes first. */}
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
