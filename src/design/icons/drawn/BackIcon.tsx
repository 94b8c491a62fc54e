// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5 5 7.5 12l7 7" />
  </Icon>
);
