import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';
import { rowControl } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';

export const select = style([
  control,
  layered({
    appearance: 'none',
    paddingInlineEnd: '44px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
]);

/** As high as what stands beside it in a row of filters. */
export const inRow = style(layered({ ...rowControl, paddingBlock: vars.space[4] }));

export const arrow = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    right: vars.space[16],
    display: 'grid',
    placeItems: 'center',
    color: vars.color.textMuted,
    pointerEvents: 'none',
  }),
);
