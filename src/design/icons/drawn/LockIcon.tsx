// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 10.5h8a3 3 0 0 1 3 3v3.5a3 3 0 0 1 -3 3h-8a3 3 0 0 1 -3 -3v-3.5a3 3 0 0 1 3 -3ZM8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5" />
  </Icon>
);
