import { style } from '@vanilla-extract/css';
import { arrival as floating } from '@/design/styles/arrival.css';
import { vars } from '@/design/tokens/vars.css';

const { color, controlHeight, fontSize, media, radius, space } = vars;

/** Follows the reader below the header. */
export const arrival = style([
  floating,
  {
    top: '76px',
    marginBottom: `calc(-1 * ${space[12]})`,
    '@media': { [media.phone]: { top: '64px', marginBottom: `calc(-1 * ${space[8]})` } },
  },
]);

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[16]} ${space[16]} ${space[32]}`,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: controlHeight.md,
  paddingInline: space[8],
  borderRadius: radius.sm,
  color: color.textMuted,
  fontSize: fontSize[15],
  cursor: 'pointer',
});

export const box = style({ width: '18px', height: '18px', accentColor: color.accent });
