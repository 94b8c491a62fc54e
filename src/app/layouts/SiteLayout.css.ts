import { globalStyle, style } from '@vanilla-extract/css';
import { contentId } from '@/config/routes';
import { vars } from '@/design/tokens/vars.css';

const { color, media, radius, space, zIndex } = vars;

/** Height of the bottom bar, which the toasts and the foot of the page keep clear of. */
const BOTTOM_BAR = '64px';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const withBottomBar = style({
  '@media': {
    [media.phone]: {
      paddingBottom: `calc(${BOTTOM_BAR} + env(safe-area-inset-bottom))`,
    },
  },
});

// The toasts stand beside the layout, not inside it.
globalStyle(`:root:has(${withBottomBar})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': BOTTOM_BAR } } },
});

// It takes the focus so that reading goes on there; it is nothing one could press.
globalStyle(`#${contentId}:focus-visible`, { outline: 'none' });

export const skip = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  top: space[8],
  left: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.md,
  backgroundColor: color.accent,
  color: color.textOnAccent,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

/** On a phone some pages bring a head of their own. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
