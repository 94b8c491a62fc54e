import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

/** The width of the dot and the space around it, px. */
const GAP = 16;
/** How far a focus ring reaches out, px. */
const RING = 4;

/**
 * Words in a row that may wrap, with a dot between them. Each word has a dot before it; at the
 * start of a line the dot is outside the row and cut off, so that no line starts or ends with one.
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
