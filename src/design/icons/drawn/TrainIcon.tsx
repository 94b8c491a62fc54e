// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const TrainIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 3.5h6a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3ZM6 10.5h12M9.5 13.5h.01M14.5 13.5h.01M8 20.5l1.5-4M16 20.5l-1.5-4" />
  </Icon>
);
