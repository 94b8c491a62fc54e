// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const RightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 5l7 7-7 7" />
  </Icon>
);
