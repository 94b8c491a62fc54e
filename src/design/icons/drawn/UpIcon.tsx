// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 14.5l6-6 6 6" />
  </Icon>
);
