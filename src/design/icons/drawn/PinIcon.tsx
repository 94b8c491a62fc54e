// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4h6l-.8 5.5 3.3 3.5v1.5h-11V13l3.3-3.5ZM12 14.5V20.5" />
  </Icon>
);
