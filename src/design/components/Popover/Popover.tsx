import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { AriaPopover } from './AriaPopover';
import { dialog, popover } from './Popover.css';

/** What stands above the page, and beside what. */
export interface PopoverProps {
  /** What it stands at, and where the focus returns to. */
  trigger: RefObject<HTMLElement | null>;
  /** The id of its heading. */
  labelledBy: string;
  closeLabel: string;
  /** Asked for by Escape, the browser's back and a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small window at the button that opened it, for what is looked at and left again; on a phone
 * take a Drawer. Render it while it is open, and load it only then: it brings react-aria.
 */
export function Popover({ labelledBy, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover
      {...rest}
      offset={8}
      maxHeight={640}
      className={popover}
      aria-labelledby={labelledBy}
    >
      <Dialog className={dialog} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
