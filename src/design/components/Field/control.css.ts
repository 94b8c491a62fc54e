import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const {
  borderWidth,
  color,
  controlHeight,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  radius,
  space,
} = vars;

/** The look of every field that a person types or chooses in: border, focus and error. */
export const control = layeredStyle({
  display: 'block',
  width: '100%',
  minHeight: controlHeight.md,
  padding: `${space[8]} ${space[16]}`,
  border: `${borderWidth.thick} solid ${color.control}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: fontSize[17],
  lineHeight: lineHeight.snug,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:focus-visible': {
      borderColor: color.accent,
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      outline: `2px solid ${color.danger}`,
      outlineOffset: '-2px',
    },
    // A wrong field with the focus shows both: the error by its border, the focus by a ring
    // outside.
    '&[aria-invalid="true"]:focus-visible': { boxShadow: `0 0 0 2px ${color.focus}` },
    '&:disabled': {
      borderColor: color.hairline,
      backgroundColor: color.surfaceSunken,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
});

export const frame = layeredStyle({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const label = layeredStyle({
  fontSize: fontSize[15],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

export const holder = layeredStyle({ position: 'relative' });

export const hint = layeredStyle({
  color: color.textMuted,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
});

export const error = layeredStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  color: color.danger,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
  paddingInlineStart: space[2],
});

/** Centres a 16 px icon on the first line of the text. */
export const errorIcon = layeredStyle({ marginTop: '2.5px' });

/** While empty it leaves the flow, so that it takes no gap. */
export const errorPlace = layeredStyle({ selectors: { '&:empty': { position: 'absolute' } } });
