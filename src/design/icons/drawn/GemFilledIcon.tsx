// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from '../Icon';

export const GemFilledIcon = (props: IconProps) => (
  <Icon box="0 0 20 20" filled {...props}>
    <path d="M5.5 3h9L18.5 8 10 17.8 1.5 8Z" fill="#F3B63C" />
    <path d="M14.5 3 18.5 8 10 17.8 13 8Z" fill="#D68D12" />
    <path d="M5.5 3 1.5 8h5.4L10 3Z" fill="#FFD983" />
    <path d="M6.9 8H13l-3 9.8Z" fill="#F8C75B" />
  </Icon>
);
