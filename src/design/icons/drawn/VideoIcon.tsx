// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="3" />
    <path d="m10.3 9.3 4.7 2.7-4.7 2.7Z" />
  </Icon>
);
