import { text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { borderWidth, color, contentWidth, controlHeight, fontSize, media, space, zIndex } = vars;

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.bar,
  backgroundColor: color.surface,
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
});

/** The header has the same columns as home, so that the search is above the feed. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  height: '52px',
  maxWidth: contentWidth.wide,
  margin: '0 auto',
  paddingInline: `${space[16]} ${space[4]}`,
  '@media': {
    [media.wide]: { gap: space[16], height: '64px', paddingInline: space[24] },
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '248px minmax(0, 656px) 312px',
      gap: '28px',
    },
  },
});

/**
 * If there is too little room, only the slogan gives way: it shrinks, and then wraps to a second
 * line, which is cut off. The logo stays.
 */
export const home = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[10],
  height: '44px',
  overflow: 'clip',
  '@media': { [media.phone]: { flex: '1 1 0', minWidth: '30px', containerType: 'inline-size' } },
});

export const mark = style({ display: 'grid', placeItems: 'center', height: '44px' });

/** The slogan is one line, 11 em wide. */
export const slogan = style([
  text({ variant: 'heading' }),
  {
    textWrap: 'nowrap',
    fontSize: fontSize[17],
    lineHeight: '44px',
    '@media': { [media.phone]: { fontSize: 'clamp(13px, calc((100cqi - 42px) / 11.6), 17px)' } },
  },
]);

export const login = style({ textWrap: 'nowrap' });

export const search = style({
  flexGrow: 1,
  '@media': { [media.phone]: { display: 'none' } },
});

/** On a phone the open search field replaces the slogan. */
export const openSearch = style({
  flexGrow: 1,
  '@media': { [media.wide]: { display: 'none' } },
});

export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } });
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
/** From 1200 px the menu is in the left column. */
export const drawerOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

/** The link is 44 px high for touch; its avatar is smaller. */
export const face = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: controlHeight.md,
  borderRadius: vars.radius.full,
});

/** The slot is as large as the bell that will fill it. */
export const bell = style({ flexShrink: 0, width: '44px', height: '44px' });
