// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const GemIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5h10l4 5.3L12 20 3 9.8ZM3 9.8h18M9 9.8 12 20l3-10.2-2-5.3h-2Z" />
  </Icon>
);
