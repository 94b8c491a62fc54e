import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MoreIcon } from '../../icons/icons';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import type { MenuEntry } from './entry';
import type OpenMenu from './MenuPopover';

export interface MenuProps<Id extends string> extends Pick<IconButtonProps, 'size' | 'className'> {
  /** Name of the button and of the menu. */
  label: string;
  /** Three dots unless said. */
  icon?: ReactNode;
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
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { label, icon = <MoreIcon />, entries, onAction, ...look } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        {...look}
        ref={trigger}
        label={label}
        icon={icon}
        tone="muted"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <MenuPopover
            label={label}
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
