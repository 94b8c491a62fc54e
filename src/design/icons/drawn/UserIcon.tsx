// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 8.2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);
