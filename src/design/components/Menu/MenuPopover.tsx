import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { cx } from '../../styles/cx';
import { AriaPopover } from '../Popover/AriaPopover';
import { danger, item, menu, popover } from './Menu.css';
import type { MenuOption } from './option';

interface MenuPopoverProps<Value extends string> {
  label: string;
  closeLabel: string;
  options: readonly MenuOption<Value>[];
  trigger: RefObject<HTMLButtonElement | null>;
  onAction: (value: Value) => void;
  onClose: () => void;
}

/** The open list of a Menu, in a separate file because react-aria loads only on demand. */
export default function MenuPopover<Value extends string>(props: MenuPopoverProps<Value>) {
  const { label, closeLabel, options, trigger, onAction, onClose } = props;
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
        onAction={(value) => onAction(value as Value)}
        onClose={onClose}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            id={option.value}
            isDisabled={option.disabled}
            textValue={option.label}
            className={cx(item, option.tone === 'danger' && danger)}
          >
            {option.icon}
            <span>{option.label}</span>
          </MenuItem>
        ))}
      </AriaMenu>
    </AriaPopover>
  );
}
