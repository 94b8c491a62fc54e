import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/** The dot and the air around it, px. */
const GAP = 16;
/** How far a focus ring reaches out, px. */
const RING = 4;

/**
 * Words in a row that may wrap, a dot between one and the next. Each brings the dot before it, and
 * where a line begins the dot stands outside of the row and is cut off: no dot hangs at either end.
 */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `-${GAP}px`,
  clipPath: `inset(-${RING}px -${RING}px -${RING}px ${GAP - RING}px)`,
});
globalStyle(`${dotted} > *`, { position: 'relative', marginInlineStart: `${GAP}px` });
globalStyle(`${dotted} > :not(:first-child)::before`, {
  content: '"·"',
  position: 'absolute',
  right: '100%',
  width: `${GAP}px`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
