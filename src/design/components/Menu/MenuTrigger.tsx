import type { KeyboardEvent, ReactNode } from 'react';
import { afterPaint } from '../../hooks/afterPaint';
import { MoreIcon } from '../../icons/icons';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';

/** The button that opens a menu. */
export interface MenuTriggerProps extends Pick<IconButtonProps, 'ref' | 'size'> {
  /** Name of the button and of its menu. */
  label: string;
  /** Three dots by default. */
  icon?: ReactNode;
  open: boolean;
  /** The pointer or the focus comes near: the menu's code may be loaded. */
  onNear: () => void;
  onOpen: (open: boolean) => void;
}

/** The button of a menu whose list is rendered only when it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  const { label, icon = <MoreIcon />, open, onNear, onOpen, ...rest } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen(true);
  };
  return (
    <IconButton
      {...rest}
      label={label}
      icon={icon}
      tone="muted"
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={onKeyDown}
      onClick={() => (open ? onOpen(false) : afterPaint(() => onOpen(true)))}
    />
  );
}
