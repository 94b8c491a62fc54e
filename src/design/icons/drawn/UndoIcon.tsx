// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10.5a5 5 0 0 1 0 10H9" />
  </Icon>
);
