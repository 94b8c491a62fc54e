// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM12 7.5V12l3 2" />
  </Icon>
);
