import { useRef, useState } from 'react';
import { lazyPart } from '../LazyPart/lazyPart';
import type { MenuEntry } from './entry';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';

/** What a menu offers, and what is called with the choice. */
export interface MenuProps<Id extends string> extends Pick<
  MenuTriggerProps,
  'label' | 'icon' | 'size'
> {
  /** Name of the hidden buttons by which a screen reader on a phone leaves the list. */
  closeLabel: string;
  entries: readonly MenuEntry<Id>[];
  onAction: (id: Id) => void;
}

const MenuPopover = lazyPart(() => import('./MenuPopover'), { above: true });

/**
 * The lesser actions on one thing, behind a button. The button is light; the list itself comes
 * when a pointer or the focus nears it, so a page full of menus costs nothing until then.
 */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { closeLabel, entries, onAction, ...button } = props;
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
          entries={entries}
          trigger={trigger}
          // A lazy part has no generics; the entries' own ids come back out.
          onAction={(id) => onAction(id as Id)}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
