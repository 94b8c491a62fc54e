// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const DropFilledIcon = (props: IconProps) => (
  <Icon box="0 0 20 20" filled {...props}>
    <path d="M10 1.8c3.6 4.1 6 7.2 6 10.2a6 6 0 0 1-12 0c0-3 2.4-6.1 6-10.2Z" fill="#2BB3D2" />
    <path d="M10 1.8c3.6 4.1 6 7.2 6 10.2a6 6 0 0 1-6 6c3-3 3-10-0-16.2Z" fill="#0C8FB0" />
    <path
      d="M6.7 12.3c0-1.3.7-2.6 1.7-4"
      stroke="#E6FBFF"
      strokeWidth="1.5"
      strokeLinecap="round"
      fill="none"
    />
  </Icon>
);
