import { clamp, text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { borderWidth, color, fontSize, fontWeight, media, space } = vars;

export const frame = style({
  padding: `${space[4]} ${space[20]}`,
  '@media': { [media.phone]: { padding: `0 ${space[16]}` } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'right',
});

export const head = style({
  height: '52px',
  color: color.textMuted,
  fontSize: fontSize[15],
  fontWeight: fontWeight.medium,
});

export const row = style({
  height: '72px',
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': { [media.phone]: { selectors: { '&:first-child': { borderTop: 'none' } } } },
});

export const phoneRow = style({ '@media': { [media.wide]: { display: 'none' } } });

/** On a phone the name's cell contains the text of the other columns. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const category = style([text({ variant: 'meta', tone: 'muted' }), clamp.one, wideOnly]);
export const phoneOnly = style([
  text({ variant: 'meta', tone: 'muted' }),
  clamp.one,
  { '@media': { [media.wide]: { display: 'none' } } },
]);

/** A small desktop has no room for all columns next to the page's second column. */
export const desktopOnly = style({
  '@media': { [`screen and (max-width: 1199.98px)`]: { display: 'none' } },
});

const column = (width: string) => style({ width });
export const widths = {
  rank: style({ width: '84px', '@media': { [media.phone]: { width: '44px' } } }),
  number: column('13%'),
  growth: column('12%'),
  trend: style({ width: '140px', '@media': { [media.phone]: { width: '80px' } } }),
};

export const start = style({ textAlign: 'start' });

/** The number and its change; one above the other on a phone. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: '32px auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[8],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '32px',
      justifyItems: 'center',
      gap: 0,
    },
  },
});

export const number = style([
  text({ variant: 'figureMedium' }),
  {
    textAlign: 'end',
    '@media': { [media.phone]: { textAlign: 'center', fontSize: fontSize[17] } },
  },
]);

export const channel = style({
  paddingInline: space[12],
  '@media': { [media.phone]: { paddingInline: `${space[8]} ${space[4]}` } },
});

/** The picture ends where its heading does. */
export const trend = style({});
globalStyle(`${trend} > svg`, { marginInlineStart: 'auto' });

export const figure = style({ fontVariantNumeric: 'tabular-nums' });
export const strong = style({ fontWeight: fontWeight.semibold });
