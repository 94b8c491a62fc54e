import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { choice, choiceList } from '../../styles/choiceList';
import { layered, layeredStyle } from '../../styles/layered';
import { rowControl } from '../../styles/touchTarget';
import { vars } from '../../tokens/vars.css';
import { control } from '../Field/control.css';

const { color, fontSize, fontWeight, media, space } = vars;

/** If the browser lets us style its list and a pointer opens it; a phone keeps its own picker. */
const drawn = (rule: StyleRule): StyleRule =>
  layered({ '@media': { [media.hover]: { '@supports': { '(appearance: base-select)': rule } } } });

// The types do not include it yet.
const baseSelect = 'base-select' as 'auto';

/** The list of a `<select>` looks like that of a MultiSelect. */
export const picker = style(
  drawn({
    appearance: baseSelect,
    // As a block its text would be at the top.
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&::picker(select)': {
        appearance: baseSelect,
        ...choiceList,
        marginBlock: space[4],
        border: 0,
        color: color.text,
      },
      '&::picker-icon': { display: 'none' },
    },
  }),
);
const option = (state: string, rule: StyleRule): void =>
  globalStyle(`${picker} > option${state}`, drawn(rule));
option(':not([hidden])', choice);
option(':hover', { backgroundColor: color.surfaceSunken });
option(':checked', { fontWeight: fontWeight.semibold });
option(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
option(':disabled', { color: color.control, cursor: 'not-allowed' });
option('::checkmark', { width: '20px', color: color.accent });

export const select = style([
  control,
  layered({
    appearance: 'none',
    paddingInlineEnd: '44px',
    overflow: 'clip',
    overflowClipMargin: 'content-box',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  }),
  picker,
]);

/** As high as the other controls in a row of filters. */
export const inRow = layeredStyle({
  ...rowControl,
  paddingBlock: space[4],
  // A phone zooms in on a field with smaller letters.
  '@media': { ...rowControl['@media'], [media.hover]: { fontSize: fontSize[15] } },
});

export const arrow = layeredStyle({
  position: 'absolute',
  insetBlock: 0,
  right: vars.space[16],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
