// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
