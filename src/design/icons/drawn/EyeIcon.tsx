// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);
