// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.8" y="4.8" width="16.4" height="14.4" rx="2.2" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m4.5 17.5 5-4.5 3.5 3 2.7-2.3 4 3.6" />
  </Icon>
);
