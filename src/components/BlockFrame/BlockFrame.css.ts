import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, media, motion, radius, space } = vars;

/**
 * The left side has room for the handle; the accent line is drawn inside, so that nothing moves.
 */
export const frame = style({
  position: 'relative',
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[56]}`,
  borderRadius: radius.md,
  boxShadow: 'inset 0 0 0 2px transparent',
  transition: `box-shadow ${motion.fast}`,
  // A focused block scrolls clear of the header above and the bar below.
  scrollMargin: `${space[8]} 0 96px`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[12]}` } },
});

export const active = style({
  boxShadow: `inset 0 0 0 2px ${color.accent}`,
  padding: `${space[4]} ${space[12]} 14px ${space[56]}`,
  '@media': { [media.phone]: { padding: `${space[4]} ${space[12]} ${space[12]}` } },
});

export const wrong = style({ boxShadow: `inset 0 0 0 2px ${color.danger}` });

export const handle = style({
  position: 'absolute',
  top: '6px',
  left: '11px',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  color: color.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const head = style({ minHeight: controlHeight.md, marginBottom: space[4] });

/** The last button's icon lines up with the edge of the text below. */
export const tools = style({ marginInlineEnd: `-${space[12]}` });

export const problem = style({
  display: 'flex',
  gap: space[6],
  marginTop: space[8],
  color: color.danger,
  selectors: { '&:empty': { display: 'none' } },
});

export const below = style({ marginTop: space[12] });
