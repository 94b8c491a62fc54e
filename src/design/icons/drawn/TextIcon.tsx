// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const TextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 6.5V5h14v1.5M12 5v14M9.5 19h5" />
  </Icon>
);
