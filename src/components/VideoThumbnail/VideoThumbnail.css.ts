import { clamp, text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, space } = vars;
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const picture = style({ ...fill, objectFit: 'cover' });

export const stand = style({
  ...fill,
  containerType: 'inline-size',
  background: `linear-gradient(160deg, ${color.accentSoft}, ${color.surfaceSunken})`,
  color: color.textMuted,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
});

export const words = style({
  display: 'grid',
  padding: `${space[8]} ${space[12]}`,
  '@container': { '(max-width: 140px)': { padding: space[4] } },
});

/** Alone, it leaves the corner free for a rank or a length. */
export const host = style([words, { justifyContent: 'end' }]);

/** The title is already next to a small picture. */
export const title = style([
  text(),
  clamp.one,
  {
    color: color.text,
    fontWeight: fontWeight.semibold,
    '@container': { '(max-width: 240px)': { display: 'none' } },
  },
]);
