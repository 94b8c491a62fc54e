// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 5.5h10a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V8A2.5 2.5 0 0 1 7 5.5ZM4.5 10h15M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);
