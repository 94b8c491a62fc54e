// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const DbIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 6a7 2.7 0 1 0 14 0a7 2.7 0 1 0 -14 0ZM5 6v12c0 1.5 3 2.7 7 2.7s7-1.2 7-2.7V6M5 12c0 1.5 3 2.7 7 2.7s7-1.2 7-2.7" />
  </Icon>
);
