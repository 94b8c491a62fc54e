// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from './Icon';

export const AuditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h7l4 4V20.5H7Z" />
    <path d="M14 3.5v4h4M10 12h5M10 15.5h5" />
  </Icon>
);
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5 5 7.5 12l7 7" />
  </Icon>
);
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10.5a6 6 0 0 1 12 0c0 5 2 6 2 6H4s2-1 2-6Z" />
    <path d="M10 19.5a2.2 2.2 0 0 0 4 0" />
  </Icon>
);
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5C4 7.4 7.6 4.5 12 4.5s8 2.9 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.5l.9-3.3A6.6 6.6 0 0 1 4 11.5Z" />
  </Icon>
);
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.8 4.8L19.5 7" />
  </Icon>
);
export const ChevIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
);
export const CupIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9h11v5.5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5ZM16 10.5h1.5a2.2 2.2 0 0 1 0 5H16M8.5 3.5c-.8 1.2.8 1.8 0 3M12.5 3.5c-.8 1.2.8 1.8 0 3" />
  </Icon>
);
export const DbIcon = (props: IconProps) => (
  <Icon {...props}>
    <ellipse cx="12" cy="6" rx="7" ry="2.7" />
    <path d="M5 6v12c0 1.5 3 2.7 7 2.7s7-1.2 7-2.7V6M5 12c0 1.5 3 2.7 7 2.7s7-1.2 7-2.7" />
  </Icon>
);
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4v10l4 6.5c1.8 0 2.4-1.5 2-3.2L12.3 14H18a2 2 0 0 0 2-2.4l-1.2-6A2 2 0 0 0 16.8 4H7Z" />
    <path d="M3.8 4H7v10H3.8Z" />
  </Icon>
);
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v10M8 10.5l4 4 4-4M5 19.5h14" />
  </Icon>
);
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
export const DropIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c3.5 4.2 6 7.2 6 10.3a6 6 0 0 1-12 0c0-3.1 2.5-6.1 6-10.3Z" />
  </Icon>
);
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 4.5h6v6M19 5l-8 8" />
    <path d="M18 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 18V8a1.5 1.5 0 0 1 1.5-1.5h4" />
  </Icon>
);
export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);
export const EyeoffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4l16 16M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.8 3.5M6 8.2A15 15 0 0 0 2.8 12S6 18.2 12 18.2c1.3 0 2.5-.3 3.5-.7" />
  </Icon>
);
export const FireIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.6 3-1 4.3-2.4 6C8.3 8.9 8 7.8 8 7c-2 2-3 4.3-3 6.5a7 7 0 0 0 14 0c0-4.5-4-6-7-10Z" />
    <path d="M12 20.5a3 3 0 0 1-3-3c0-1.8 1.5-2.5 2.6-4.3 1.8 1.3 3.4 2.5 3.4 4.3a3 3 0 0 1-3 3Z" />
  </Icon>
);
export const GemFilledIcon = (props: IconProps) => (
  <Icon box="0 0 20 20" filled {...props}>
    <path d="M5.5 3h9L18.5 8 10 17.8 1.5 8Z" fill="#F3B63C" />
    <path d="M14.5 3 18.5 8 10 17.8 13 8Z" fill="#D68D12" />
    <path d="M5.5 3 1.5 8h5.4L10 3Z" fill="#FFD983" />
    <path d="M6.9 8H13l-3 9.8Z" fill="#F8C75B" />
  </Icon>
);
export const GemIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5h10l4 5.3L12 20 3 9.8Z" />
    <path d="M3 9.8h18M9 9.8 12 20l3-10.2-2-5.3h-2Z" />
  </Icon>
);
export const GlassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h10l-1 7a4 4 0 0 1-8 0ZM12 14.5V20M8.5 20.5h7" />
    <path d="M7.5 8h9" />
  </Icon>
);
export const GripIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="2.6" />
  </Icon>
);
export const HeartFilledIcon = (props: IconProps) => (
  <Icon filled {...props}>
    <path
      d="M12 20.6S3.3 15.7 3.3 9.4A5.1 5.1 0 0 1 12 6a5.1 5.1 0 0 1 8.7 3.4C20.7 15.7 12 20.6 12 20.6Z"
      fill="currentColor"
    />
  </Icon>
);
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20S4 15.3 4 9.4A4.4 4.4 0 0 1 12 6.9a4.4 4.4 0 0 1 8 2.5C20 15.3 12 20 12 20Z" />
  </Icon>
);
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.8 12 4l8 6.8V19a1.2 1.2 0 0 1-1.2 1.2H15v-5.4H9v5.4H5.2A1.2 1.2 0 0 1 4 19Z" />
  </Icon>
);
export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.8" y="4.8" width="16.4" height="14.4" rx="2.2" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m4.5 17.5 5-4.5 3.5 3 2.7-2.3 4 3.6" />
  </Icon>
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
);
export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1" />
    <path d="M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />
  </Icon>
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M14.5 8l4 4-4 4M18 12H9.5" />
  </Icon>
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);
export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5.5" cy="12" r="1.1" />
    <circle cx="12" cy="12" r="1.1" />
    <circle cx="18.5" cy="12" r="1.1" />
  </Icon>
);
export const NewsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5" width="16" height="14" rx="2" />
    <path d="M7.5 9h5M7.5 12.5h9M7.5 15.5h9" />
  </Icon>
);
export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5 5.6 15 16 4.6a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L9 18.4l-4.5 1.1Z" />
    <path d="m14 6.6 3.4 3.4" />
  </Icon>
);
export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4h6l-.8 5.5 3.3 3.5v1.5h-11V13l3.3-3.5Z" />
    <path d="M12 14.5V20.5" />
  </Icon>
);
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const RankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 20v-6.5h4V20M10 20V5h4v15M15 20v-9.5h4V20" />
    <path d="M3.5 20h17" />
  </Icon>
);
export const RightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 5 7 7-7 7" />
  </Icon>
);
export const SaveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 4h11v16L12 16.2 6.5 20Z" />
  </Icon>
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.2 4.2" />
  </Icon>
);
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V4M8 7.5 12 3.5l4 4" />
    <path d="M5 12v6.3A1.7 1.7 0 0 0 6.7 20h10.6a1.7 1.7 0 0 0 1.7-1.7V12" />
  </Icon>
);
export const SlidersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);
export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const TextIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 6.5V5h14v1.5M12 5v14M9.5 19h5" />
  </Icon>
);
export const TrainIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="3.5" width="12" height="13" rx="3" />
    <path d="M6 10.5h12M9.5 13.5h.01M14.5 13.5h.01M8 20.5l1.5-4M16 20.5l-1.5-4" />
  </Icon>
);
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15M9.5 6V4.2h5V6M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5" />
  </Icon>
);
export const UpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 14.5 6-6 6 6" />
  </Icon>
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.2" r="4" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);
export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="3" />
    <path d="m10.3 9.3 4.7 2.7-4.7 2.7Z" />
  </Icon>
);
export const XIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
