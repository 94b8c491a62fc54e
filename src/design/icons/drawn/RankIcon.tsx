// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const RankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 20v-6.5h4V20M10 20V5h4v15M15 20v-9.5h4V20M3.5 20h17" />
  </Icon>
);
