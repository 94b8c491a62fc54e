// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const GlassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h10l-1 7a4 4 0 0 1-8 0ZM12 14.5V20M8.5 20.5h7M7.5 8h9" />
  </Icon>
);
