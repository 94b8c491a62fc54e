import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { dialog, popover } from './Popover.css';

/** What stands above the page, and beside what. */
export interface PopoverProps {
  /** What it stands at, and where the focus returns to. */
  trigger: RefObject<HTMLElement | null>;
  /** The id of its heading. */
  labelledBy: string;
  /** Asked for by Escape and by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small window at the button that opened it, for what is looked at and left again; on a phone
 * take a Drawer. Render it while it is open, and load it only then: it brings react-aria.
 */
export function Popover({ trigger, labelledBy, onClose, children }: PopoverProps) {
  return (
    <AriaPopover
      isOpen
      triggerRef={trigger}
      placement="bottom end"
      offset={8}
      maxHeight={640}
      className={popover}
      aria-labelledby={labelledBy}
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog className={dialog} aria-labelledby={labelledBy}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
