// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5C4 7.4 7.6 4.5 12 4.5s8 2.9 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.5l.9-3.3A6.6 6.6 0 0 1 4 11.5Z" />
  </Icon>
);
