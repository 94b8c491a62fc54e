import { touchTarget } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { borderWidth, color, fontSize, lineHeight, radius, space } = vars;

export const group = style({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: space[16],
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.md,
});

/** The checkbox for all consents, set apart from the single ones. */
export const all = style({
  paddingBottom: space[16],
  borderBottom: `${borderWidth.thin} solid ${color.hairline}`,
});

export const view = style({
  position: 'relative',
  flexShrink: 0,
  color: color.textMuted,
  fontSize: fontSize[15],
  lineHeight: '1.5rem',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...touchTarget(10),
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  paddingInlineStart: '34px',
  color: color.danger,
  fontSize: fontSize[15],
  lineHeight: lineHeight.snug,
  selectors: { '&:empty': { display: 'none' } },
});

/** Centres a 16 px icon on the first line of the words. */
export const errorIcon = style({ flexShrink: 0, marginTop: '2.5px' });
