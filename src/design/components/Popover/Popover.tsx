import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { AriaPopover } from './AriaPopover';
import { dialog, popover } from './Popover.css';

/** A small window above the page and its trigger. */
export interface PopoverProps {
  /** The element that it opens at and returns the focus to. */
  trigger: RefObject<HTMLElement | null>;
  /** The id of its heading. */
  labelledBy: string;
  closeLabel: string;
  /** Called for Escape, the browser's back and a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small window at the button that opened it, for a quick look; on a phone use a Drawer. Render it
 * only while it is open, and load it only then: it brings react-aria.
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
