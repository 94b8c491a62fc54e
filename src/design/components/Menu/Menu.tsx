import { useRef, useState } from 'react';
import { lazyPart } from '../LazyPart/lazyPart';
import type { MenuOption } from './option';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';

/** What a menu offers, and what is called with the choice. */
export interface MenuProps<Value extends string> extends Pick<
  MenuTriggerProps,
  'label' | 'icon' | 'size'
> {
  /** Name of the hidden buttons by which a screen reader on a phone leaves the list. */
  closeLabel: string;
  options: readonly MenuOption<Value>[];
  /** A menu keeps no choice: what was taken is done. */
  onAction: (value: Value) => void;
}

const MenuPopover = lazyPart(() => import('./MenuPopover'), { above: true });

/**
 * The lesser actions on one thing, behind a button. The button is light; the list itself comes
 * when a pointer or the focus nears it, so a page full of menus costs nothing until then.
 */
export function Menu<Value extends string>(props: MenuProps<Value>) {
  const { closeLabel, options, onAction, ...button } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuTrigger
        {...button}
        ref={trigger}
        open={open}
        onNear={MenuPopover.preload}
        onOpen={setOpen}
      />
      {open && (
        <MenuPopover
          label={button.label}
          closeLabel={closeLabel}
          options={options}
          trigger={trigger}
          // A lazy part has no generics; the options' own values come back out.
          onAction={(value) => onAction(value as Value)}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
