// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4.2 4.2" />
  </Icon>
);
