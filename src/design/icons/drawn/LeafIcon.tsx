// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const LeafIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.5v-7M12 13.5c-4.6.6-7.6-1.8-8-7 4.8-.4 7.8 2 8 7ZM12 11.5c.2-4.6 2.8-7.2 8-7.5.3 4.9-2.6 7.7-8 7.5Z" />
  </Icon>
);
