import { page as pageOf } from '@/design/components/Page/Page.css';
import { clamp, text } from '@/design/components/Text/Text.css';
import { hidden } from '@/design/styles/hidden';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, controlHeight, fontSize, fontWeight, media, radius, space, zIndex } =
  vars;

const PHONE_BAR = '56px';

export const page = style([
  pageOf.wide,
  {
    '@media': {
      // The stage sticks below the header: the site's here, the page's own bar on a phone.
      [media.wide]: { padding: `${space[16]} ${space[24]} 0`, vars: { '--stage-top': '80px' } },
      [media.phone]: { vars: { '--stage-top': PHONE_BAR } },
    },
  },
]);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: controlHeight.md,
  '@media': {
    [media.wide]: { marginBottom: space[12] },
    [media.phone]: {
      position: 'sticky',
      top: 0,
      zIndex: zIndex.bar,
      gap: space[4],
      minHeight: PHONE_BAR,
      padding: `0 ${space[16]} 0 ${space[4]}`,
      borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
      backgroundColor: color.surface,
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  flexShrink: 0,
  minWidth: '44px',
  minHeight: controlHeight.md,
  borderRadius: radius.md,
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  '@media': {
    [media.wide]: { paddingInlineEnd: space[8] },
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
  },
});

/** Screen readers read it on a phone too, where only the arrow is visible. */
export const word = style({
  '@media': {
    [media.phone]: hidden,
  },
});

export const title = style([text({ variant: 'feedTitle' }), clamp.one, { flex: '1 0 auto' }]);
