import { vars } from '@/design/tokens/vars.css';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const { color, fontSize, fontWeight, lineHeight, media, space } = vars;

export const minRows = createVar();

/** The field has no frame; the frame around it shows where to type. */
const base = style({
  display: 'block',
  width: '100%',
  minHeight: `calc(${minRows} * 1lh)`,
  padding: 0,
  border: 0,
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  resize: 'none',
  overflow: 'hidden',
  fieldSizing: 'content',
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
});

/** A line below shows where to type, in places without a frame. */
const lined = {
  ':focus-visible': { boxShadow: `0 1px 0 0 ${color.accent}` },
};

export const field = styleVariants({
  title: [
    base,
    {
      fontSize: fontSize[24],
      fontWeight: fontWeight.bold,
      lineHeight: lineHeight.snug,
      letterSpacing: '-0.03em',
      '@media': { [media.phone]: { fontSize: fontSize[20] } },
    },
  ],
  body: [base, { fontSize: fontSize[17], lineHeight: lineHeight.relaxed }],
  label: [
    base,
    lined,
    { fontSize: fontSize[15], fontWeight: fontWeight.semibold, lineHeight: lineHeight.snug },
  ],
  caption: [base, lined, { fontSize: fontSize[15], lineHeight: lineHeight.snug }],
});

/** A touch target must be higher than the line. */
export const touch = style({
  '@media': {
    [media.touch]: {
      minHeight: `max(${vars.controlHeight.md}, ${minRows} * 1lh + 20px)`,
      paddingBlock: space[10],
    },
  },
});

export const problem = style({ color: color.danger });
