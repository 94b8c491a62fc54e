// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const EyeoffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.8 3.5M6 8.2A15 15 0 0 0 2.8 12S6 18.2 12 18.2c1.3 0 2.5-.3 3.5-.7" />
  </Icon>
);
