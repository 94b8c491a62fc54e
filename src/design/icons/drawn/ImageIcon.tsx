// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 4.8h12a2.2 2.2 0 0 1 2.2 2.2v10a2.2 2.2 0 0 1 -2.2 2.2h-12a2.2 2.2 0 0 1 -2.2 -2.2v-10a2.2 2.2 0 0 1 2.2 -2.2ZM7.4 10a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0ZM4.5 17.5l5-4.5 3.5 3 2.7-2.3 4 3.6" />
  </Icon>
);
