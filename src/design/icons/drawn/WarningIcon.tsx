// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5 20.5 19h-17ZM12 10.5v3.5M12 16.5h.01" />
  </Icon>
);
