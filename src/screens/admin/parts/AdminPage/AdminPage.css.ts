import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, media, radius, space } = vars;

/** As wide as the picture of the review page has its list, with the margins. */
export const page = style({
  maxWidth: '1192px',
  padding: `${space[16]} 0 ${space[56]}`,
  outline: 'none',
  '@media': {
    [media.wide]: { padding: `${space[24]} ${space[24]} ${space[56]}` },
    [media.desktop]: { padding: `28px ${space[32]} ${space[56]}` },
  },
});

export const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: '32px',
  paddingInline: space[12],
  borderRadius: radius.chip,
  backgroundColor: color.surface,
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
