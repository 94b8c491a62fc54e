// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 4h11v16L12 16.2 6.5 20Z" />
  </Icon>
);
