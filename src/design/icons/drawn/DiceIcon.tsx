// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const DiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="16" height="16" rx="4" />
    <path d="M8.7 8.7h.01M15.3 8.7h.01M12 12h.01M8.7 15.3h.01M15.3 15.3h.01" strokeWidth="2.4" />
  </Icon>
);
