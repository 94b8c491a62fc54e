// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20S4 15.3 4 9.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 8 2.5C20 15.3 12 20 12 20Z" />
  </Icon>
);
