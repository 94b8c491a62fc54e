import { useRef, useState } from 'react';
import { lazyPart } from '../LazyPart/lazyPart';
import type { MenuOption } from './option';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';

/** The options of a menu and the handler of the choice. */
export interface MenuProps<Value extends string> extends Pick<
  MenuTriggerProps,
  'label' | 'icon' | 'size'
> {
  /** Name of the hidden buttons that close the list for screen readers on a phone. */
  closeLabel: string;
  options: readonly MenuOption<Value>[];
  /** A menu remembers no choice: the action runs once. */
  onAction: (value: Value) => void;
}

const MenuPopover = lazyPart(() => import('./MenuPopover'), { above: true });

/**
 * The secondary actions on one thing, behind a button. The button is light; the code of the list
 * loads when a pointer or the focus comes near, so a page full of menus costs nothing until then.
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
          // A lazy part has no generics; the values are those of the options.
          onAction={(value) => onAction(value as Value)}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
