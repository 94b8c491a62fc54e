// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const AuditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h7l4 4V20.5H7ZM14 3.5v4h4M10 12h5M10 15.5h5" />
  </Icon>
);
