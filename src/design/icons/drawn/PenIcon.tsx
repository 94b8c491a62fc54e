// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5 5.6 15 16 4.6a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L9 18.4l-4.5 1.1ZM14 6.6l3.4 3.4" />
  </Icon>
);
