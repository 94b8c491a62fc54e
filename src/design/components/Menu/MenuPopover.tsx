import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { cx } from '../../styles/cx';
import { AriaPopover } from '../Popover/AriaPopover';
import { danger, item, menu, popover } from './Menu.css';
import type { MenuEntry } from './entry';

interface MenuPopoverProps<Id extends string> {
  label: string;
  closeLabel: string;
  entries: readonly MenuEntry<Id>[];
  trigger: RefObject<HTMLButtonElement | null>;
  onAction: (id: Id) => void;
  onClose: () => void;
}

/** The open half of a Menu, in a file of its own because react-aria is loaded only when asked for. */
export default function MenuPopover<Id extends string>(props: MenuPopoverProps<Id>) {
  const { label, closeLabel, entries, trigger, onAction, onClose } = props;
  return (
    <AriaPopover
      aria-label={label}
      trigger={trigger}
      closeLabel={closeLabel}
      offset={4}
      className={popover}
      onClose={onClose}
    >
      <AriaMenu
        autoFocus="first"
        aria-label={label}
        className={menu}
        onAction={(id) => onAction(id as Id)}
        onClose={onClose}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            isDisabled={entry.disabled}
            textValue={entry.label}
            className={cx(item, entry.tone === 'danger' && danger)}
          >
            {entry.icon}
            <span>{entry.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </AriaPopover>
  );
}
