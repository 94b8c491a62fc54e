import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, fontSize, fontWeight, radius } = vars;

export const strip = style({ position: 'relative' });

export const amounts = style({
  marginInlineStart: 'auto',
  fontSize: fontSize[15],
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The slot is as large as a companion on its water, and shows the water before the companion is
 * there.
 */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '86px',
  height: '62px',
  borderRadius: radius.md,
  backgroundColor: color.accentSoft,
});

// What a press on the picture opens, a press anywhere on the strip does.
globalStyle(`${picture} button::after`, { content: '""', position: 'absolute', inset: 0 });
