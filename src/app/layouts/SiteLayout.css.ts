import { globalStyle, style } from '@vanilla-extract/css';
import { contentId } from '@/config/routes';
import { vars } from '@/design/tokens/vars.css';

const { media } = vars;

/** Height of the bottom bar, which toasts and the end of the page leave room for. */
const BOTTOM_BAR = '64px';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const withBottomBar = style({
  '@media': {
    [media.phone]: {
      paddingBottom: `calc(${BOTTOM_BAR} + env(safe-area-inset-bottom))`,
    },
  },
});

// In the document the toasts are next to the layout, not inside it.
globalStyle(`:root:has(${withBottomBar})`, {
  '@media': { [media.phone]: { vars: { '--bottom-bar': BOTTOM_BAR } } },
});

// The content takes the focus so that reading continues there; it is not a control, so it has no
// focus ring.
globalStyle(`#${contentId}:focus-visible`, { outline: 'none' });
