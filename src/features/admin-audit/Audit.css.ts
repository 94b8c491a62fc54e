import { clamp, lines, preserve, text } from '@/design/components/Text/Text.css';
import { codeFont } from '@/design/styles/codeFont';
import { unevenGrid } from '@/design/styles/unevenGrid';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, media, radius, space } = vars;

export const fields = style([
  unevenGrid(space[12], { wide: ['repeat(4, minmax(0, 1fr)) auto'] }),
  { alignItems: 'end' },
]);

export const row = style([
  unevenGrid(`${space[4]} ${space[16]}`, { wide: ['152px 132px minmax(0, 1fr) minmax(0, 2fr)'] }),
  {
    padding: `${space[12]} ${space[16]}`,
    '@media': { [media.wide]: { paddingInline: space[20] } },
  },
]);

/** The text of a query, cut to a few lines; the downloaded file has all of it. */
export const code = style([
  text({ variant: 'meta' }),
  clamp.many,
  preserve,
  {
    vars: { [lines]: '4' },
    fontFamily: codeFont,
    padding: `${space[6]} ${space[10]}`,
    borderRadius: radius.sm,
    backgroundColor: color.surfaceSunken,
  },
]);
