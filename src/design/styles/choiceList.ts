import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';

const { color, controlHeight, fontSize, radius, shadow, space } = vars;

/** The list of a Select or a MultiSelect, which opens below its control. */
export const choiceList = {
  maxHeight: '320px',
  padding: space[8],
  borderRadius: radius.md,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.floating,
} satisfies StyleRule;

/** An option in the list. */
export const choice = {
  gap: space[12],
  minHeight: controlHeight.row,
  paddingInline: space[12],
  borderRadius: radius.sm,
  fontSize: fontSize[15],
  cursor: 'pointer',
} satisfies StyleRule;
