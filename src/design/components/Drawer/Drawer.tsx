import { useId, type MouseEvent, type ReactNode } from 'react';
import { XIcon } from '../../icons/icons';
import { useModal } from '../Dialog/useModal';
import { IconButton } from '../IconButton/IconButton';
import { Heading } from '../Heading/Heading';
import * as styles from './Drawer.css';

/** What slides in, and how it is left. */
export interface DrawerProps {
  open: boolean;
  /** Asked for by Escape, the browser's back, the cross and the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  side?: keyof typeof styles.side;
  children?: ReactNode;
}

/** A dialog that slides in from the side: the menu of a phone. A link in it that is taken closes it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({
  onClose,
  title,
  closeLabel,
  side = 'left',
  children,
}: Omit<DrawerProps, 'open'>) {
  const titleId = useId();
  const modal = useModal(onClose);
  // The page behind the link may take a while to come, and back may be pressed before.
  const closeAtLink = ({ target, defaultPrevented }: MouseEvent) => {
    if (defaultPrevented && target instanceof Element && target.closest('a[href]')) onClose();
  };
  return (
    <dialog {...modal} className={styles.side[side]} aria-labelledby={titleId}>
      <div className={styles.inner} onClick={closeAtLink}>
        <div className={styles.header}>
          <Heading id={titleId}>{title}</Heading>
          <span className={styles.cross}>
            <IconButton label={closeLabel} icon={<XIcon />} onClick={onClose} />
          </span>
        </div>
        {children}
      </div>
    </dialog>
  );
}
