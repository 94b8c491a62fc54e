import { clamp, text } from '@/design/components/Text/Text.css';
import { touchCover } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, media, radius, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[20]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  backgroundColor: color.accentSoft,
  color: color.accent,
});

export const words = style({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const coming = style([words, { justifyItems: 'stretch', gap: space[6] }]);

/** The badge is as wide as its text, up to the width of the row. */
export const subject = style([text({ variant: 'meta' }), clamp.one, { maxWidth: '100%' }]);
export const subjectLink = style([subject, text({ link: true }), touchCover]);

export const changes = style({ fontVariantNumeric: 'tabular-nums' });

export const holding = style({ fontSize: fontSize[15], fontWeight: fontWeight.bold });

export const growth = style({ fontSize: fontSize[13], color: color.textMuted });
