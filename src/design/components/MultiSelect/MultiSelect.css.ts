import { style } from '@vanilla-extract/css';
import { choice, choiceList } from '../../styles/choiceList';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';

const { color, controlHeight, fontSize, fontWeight, space } = vars;

export const trigger = style([
  control,
  layered({
    paddingInlineEnd: '44px',
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      // A button has no aria-invalid; its description includes the error.
      '&[data-invalid="true"]': {
        borderColor: color.danger,
        outline: `2px solid ${color.danger}`,
        outlineOffset: '-2px',
      },
    },
  }),
]);

export const none = layeredStyle({ color: color.textMuted });

export const chosen = layeredStyle({
  marginInlineStart: space[8],
  color: color.textMuted,
  fontSize: fontSize[15],
});

/** Below its button and as wide, above the following content. */
export const panel = layeredStyle({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  top: `calc(100% + ${space[4]})`,
  display: 'flex',
  flexDirection: 'column',
  ...choiceList,
});

export const list = layeredStyle({ overflow: 'auto', outline: 'none' });

export const item = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  ...choice,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceSunken },
    '&[data-selected]': { fontWeight: fontWeight.semibold },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.control, cursor: 'not-allowed' },
  },
  '@media': { [vars.media.touch]: { minHeight: controlHeight.md } },
});

/** It keeps its room while empty, so that the texts of all items line up. */
export const tick = layeredStyle({
  display: 'inline-flex',
  flexShrink: 0,
  width: '20px',
  color: color.accent,
});

export const foot = layeredStyle({ display: 'flex', paddingBlockStart: space[8] });
