// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const NewsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 5h12a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM7.5 9h5M7.5 12.5h9M7.5 15.5h9" />
  </Icon>
);
