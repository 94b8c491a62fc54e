// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const TrainIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="3.5" width="12" height="13" rx="3" />
    <path d="M6 10.5h12M9.5 13.5h.01M14.5 13.5h.01M8 20.5l1.5-4M16 20.5l-1.5-4" />
  </Icon>
);
