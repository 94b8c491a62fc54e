import { lazy, Suspense, useRef, useState } from 'react';
import type { MenuEntry } from './entry';
import type OpenMenu from './MenuPopover';
import { MenuTrigger, type MenuTriggerProps } from './MenuTrigger';

export interface MenuProps<Id extends string> extends Pick<
  MenuTriggerProps,
  'label' | 'icon' | 'size' | 'className'
> {
  entries: readonly MenuEntry<Id>[];
  onAction: (id: Id) => void;
}

const load = () => import('./MenuPopover');
/* A lazy component has no generics; the entries' own ids come back out, so this loses nothing. */
const MenuPopover = lazy(load) as typeof OpenMenu;

/**
 * The lesser actions on one thing, behind a button. The button is light; the list itself comes
 * when a pointer or the focus nears it, so a page full of menus costs nothing until then.
 */
export function Menu<Id extends string>({ entries, onAction, ...button }: MenuProps<Id>) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MenuTrigger
        {...button}
        ref={trigger}
        open={open}
        onNear={() => void load()}
        onOpen={setOpen}
      />
      {open && (
        <Suspense fallback={null}>
          <MenuPopover
            label={button.label}
            entries={entries}
            trigger={trigger}
            onAction={onAction}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
