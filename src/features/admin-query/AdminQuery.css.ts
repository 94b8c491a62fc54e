import { card } from '@/design/components/Card/Card.css';
import { codeFont } from '@/design/styles/codeFont';
import { sidebarGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, fontSize, lineHeight, radius, space } = vars;

export const frame = style(sidebarGrid('352px'));

export const side = style([
  card({ edge: true }),
  {
    '@media': {
      [vars.media.desktop]: {
        position: 'sticky',
        top: space[24],
        maxHeight: `calc(100dvh - 2 * ${space[24]})`,
        overflow: 'auto',
        gridColumn: 2,
        gridRow: '1 / span 2',
      },
    },
  },
]);

export const key = style({ maxWidth: '420px' });

const code = {
  fontFamily: codeFont,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
} as const;

/** A name that inserts itself into the query when pressed. */
export const name = style({
  ...code,
  minHeight: '32px',
  minWidth: 0,
  paddingInline: space[8],
  borderRadius: radius.sm,
  textAlign: 'start',
  '@media': {
    [vars.media.touch]: { minHeight: controlHeight.md },
    [vars.media.hover]: { selectors: { '&:hover': { backgroundColor: color.surfaceSunken } } },
  },
});

export const row = style({ boxShadow: `inset 0 -1px ${color.hairline}` });

export const sql = style({
  ...code,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.sm,
  backgroundColor: color.surfaceSunken,
  overflowWrap: 'anywhere',
});

export const plan = style({ ...code, listStyle: 'decimal', paddingInlineStart: space[40] });

export const planLine = style({ padding: `${space[4]} ${space[8]}`, whiteSpace: 'pre-wrap' });
