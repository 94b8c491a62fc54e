import { vars } from '@/design/tokens/vars.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '@/design/components/Text/Text.css';

const { color, radius, space } = vars;

export const legend = style([
  text({ variant: 'meta', tone: 'muted' }),
  { marginBottom: space[8], padding: 0 },
]);

/** The ring of the selected drawing has a gap, like the level ring. */
const choice = style({
  position: 'relative',
  display: 'grid',
  padding: space[4],
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const drawing = styleVariants({
  round: [choice, { borderRadius: radius.full }],
  square: [choice, { borderRadius: radius.lg }],
});

/** Accessible but invisible: the drawing shows the state. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
