import { style } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';
import { codeFont } from '../../styles/codeFont';

const { borderWidth, color, fontSize, lineHeight, radius } = vars;

export const plain = style([
  control,
  layered({
    // As high as the editor that replaces it.
    minHeight: '211px',
    maxHeight: '44vh',
    fontFamily: codeFont,
    fontSize: fontSize[15],
    lineHeight: lineHeight.relaxed,
    resize: 'none',
    fieldSizing: 'content',
    '@media': { [vars.media.touch]: { fontSize: fontSize[17] } },
  }),
]);

export const host = layeredStyle({
  overflow: 'hidden',
  border: `${borderWidth.thick} solid ${color.control}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  selectors: {
    '&:focus-within': {
      borderColor: color.accent,
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
    '&[data-invalid]': {
      borderColor: color.danger,
      outline: `2px solid ${color.danger}`,
      outlineOffset: '-2px',
    },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 2px ${color.focus}` },
  },
});
