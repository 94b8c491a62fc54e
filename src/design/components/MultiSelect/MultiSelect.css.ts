import { style } from '@vanilla-extract/css';
import { choice, choiceList } from '../../styles/choiceList';
import { layered } from '../../styles/layered';
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

export const none = style(layered({ color: color.textMuted }));

export const chosen = style(
  layered({
    marginInlineStart: space[8],
    color: color.textMuted,
    fontSize: fontSize[15],
  }),
);

/** Below its button and as wide, above the following content. */
export const panel = style(
  layered({
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    top: `calc(100% + ${space[4]})`,
    display: 'flex',
    flexDirection: 'column',
    ...choiceList,
  }),
);

export const list = style(layered({ overflow: 'auto', outline: 'none' }));

export const item = style(
  layered({
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
  }),
);

/** It keeps its room while empty, so that the texts of all items line up. */
export const tick = style(
  layered({ display: 'inline-flex', flexShrink: 0, width: '20px', color: color.accent }),
);

export const foot = style(layered({ display: 'flex', paddingBlockStart: space[8] }));
