import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, fontWeight, radius, space } = vars;

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  backgroundColor: color.surface,
});

export const words = style({
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
});

/** One line in any font: where there is too little room, the name is cut. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  whiteSpace: 'nowrap',
});

export const amounts = style({
  display: 'flex',
  gap: space[12],
  marginInlineStart: 'auto',
  fontSize: fontSize[15],
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const amount = style({ display: 'flex', alignItems: 'center', gap: '6px' });

/** As large as a companion on its water, which is seen before the companion is there. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '86px',
  height: '62px',
  borderRadius: radius.md,
  backgroundColor: color.accentSoft,
});
