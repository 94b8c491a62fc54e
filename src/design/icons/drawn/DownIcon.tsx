// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4v10l4 6.5c1.8 0 2.4-1.5 2-3.2L12.3 14H18a2 2 0 0 0 2-2.4l-1.2-6A2 2 0 0 0 16.8 4H7ZM3.8 4H7v10H3.8Z" />
  </Icon>
);
