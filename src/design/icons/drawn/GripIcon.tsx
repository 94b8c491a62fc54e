// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.6" />
  </Icon>
);
