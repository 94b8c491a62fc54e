import type { ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useOverlay } from '../../hooks/useOverlay';

interface AriaPopoverProps extends Pick<
  PopoverProps,
  'offset' | 'maxHeight' | 'className' | 'aria-label' | 'aria-labelledby'
> {
  trigger: RefObject<HTMLElement | null>;
  /** Name of the hidden buttons at its ends that close it for screen readers on a phone. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of menus and small windows: open while it is mounted, at the end of its trigger. */
export function AriaPopover({ trigger, closeLabel, onClose, children, ...rest }: AriaPopoverProps) {
  useOverlay(onClose);
  // react-aria accepts no role, so its hidden buttons would be outside any landmark. It names them
  // in the language of the browser and accepts no other name.
  const name = (popover: HTMLElement | null) => {
    popover?.setAttribute('role', 'region');
    for (const button of popover?.querySelectorAll(':scope > * > button[tabindex="-1"]') ?? [])
      button.setAttribute('aria-label', closeLabel);
  };
  return (
    <Popover
      {...rest}
      ref={name}
      isOpen
      triggerRef={trigger}
      placement="bottom end"
      onOpenChange={(open) => !open && onClose()}
    >
      {children}
    </Popover>
  );
}
