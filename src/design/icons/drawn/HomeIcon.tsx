// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.8 12 4l8 6.8V19a1.2 1.2 0 0 1-1.2 1.2H15v-5.4H9v5.4H5.2A1.2 1.2 0 0 1 4 19Z" />
  </Icon>
);
