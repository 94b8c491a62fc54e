// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 5.5h11a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-11a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3ZM10.3 9.3l4.7 2.7-4.7 2.7Z" />
  </Icon>
);
