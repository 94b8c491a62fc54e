// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const HeartFilledIcon = (props: IconProps) => (
  <Icon filled {...props}>
    <path
      d="M12 20.6S3.3 15.7 3.3 9.4A5.1 5.1 0 0 1 12 6a5.1 5.1 0 0 1 8.7 3.4C20.7 15.7 12 20.6 12 20.6Z"
      fill="currentColor"
    />
  </Icon>
);
