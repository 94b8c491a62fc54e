// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V4M8 7.5 12 3.5l4 4M5 12v6.3A1.7 1.7 0 0 0 6.7 20h10.6a1.7 1.7 0 0 0 1.7-1.7V12" />
  </Icon>
);
