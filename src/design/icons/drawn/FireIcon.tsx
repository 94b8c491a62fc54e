// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const FireIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.6 3-1 4.3-2.4 6C8.3 8.9 8 7.8 8 7c-2 2-3 4.3-3 6.5a7 7 0 0 0 14 0c0-4.5-4-6-7-10ZM12 20.5a3 3 0 0 1-3-3c0-1.8 1.5-2.5 2.6-4.3 1.8 1.3 3.4 2.5 3.4 4.3a3 3 0 0 1-3 3Z" />
  </Icon>
);
