// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const NewsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <path d="M7.5 9h5M7.5 12.5h9M7.5 15.5h9" />
  </Icon>
);
