// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10.5a6 6 0 0 1 12 0c0 5 2 6 2 6H4s2-1 2-6ZM10 19.5a2.2 2.2 0 0 0 4 0" />
  </Icon>
);
