import { useId, type MouseEvent, type ReactNode } from 'react';
import { XIcon } from '../../icons/icons';
import { useModal } from '../Dialog/useModal';
import { IconButton } from '../IconButton/IconButton';
import { Heading } from '../Heading/Heading';
import * as styles from './Drawer.css';

/** The content of a drawer and the ways to close it. */
export interface DrawerProps {
  open: boolean;
  /** Called for Escape, the browser's back, the close button and the backdrop. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  side?: keyof typeof styles.side;
  children?: ReactNode;
}

/** A dialog that slides in from the side, such as a phone's menu. Following a link in it closes it. */
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
  // The page behind the link may take a while to load, and back may be pressed before that.
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
