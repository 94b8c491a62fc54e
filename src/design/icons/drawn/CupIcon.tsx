// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const CupIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9h11v5.5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 10.5h1.5a2.2 2.2 0 0 1 0 5H16M8.5 3.5c-.8 1.2.8 1.8 0 3M12.5 3.5c-.8 1.2.8 1.8 0 3" />
  </Icon>
);
