import { createVar, style } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';

const { color, fontSize, lineHeight, space } = vars;

export const minRows = createVar();

/** Grows with its text if the browser supports it; otherwise the hook in this folder does it. */
export const textarea = style([
  control,
  layered({
    minHeight: `calc(${minRows} * 1.6em + 27px)`,
    lineHeight: lineHeight.relaxed,
    padding: `${space[12]} ${space[16]}`,
    resize: 'none',
    overflow: 'hidden',
    fieldSizing: 'content',
  }),
]);

export const footer = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${space[4]} ${space[16]}`,
  color: color.textMuted,
  fontSize: fontSize[13],
  lineHeight: lineHeight.snug,
});

export const hint = layeredStyle({ flexGrow: 1 });

export const counter = layeredStyle({ fontVariantNumeric: 'tabular-nums' });

export const over = layeredStyle({ color: color.danger, fontWeight: vars.fontWeight.semibold });
