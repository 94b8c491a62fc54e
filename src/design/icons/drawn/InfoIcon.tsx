// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM12 11v5M12 8h.01" />
  </Icon>
);
