// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.5" cy="12" r="1.1" />
    <circle cx="12" cy="12" r="1.1" />
    <circle cx="18.5" cy="12" r="1.1" />
  </Icon>
);
