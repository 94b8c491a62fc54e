// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const RedoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15.5 5 20 9.5 15.5 14M20 9.5H9.5a5 5 0 0 0 0 10H15" />
  </Icon>
);
