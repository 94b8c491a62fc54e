import { styleVariants } from '@vanilla-extract/css';
import { layered, layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, radius } = vars;

export const box = layeredStyle({ position: 'relative' });

const input = layered({
  display: 'block',
  width: '100%',
  height: '44px',
  paddingInline: `${vars.space[16]} 52px`,
  borderRadius: radius.md,
  border: `${vars.borderWidth.thick} solid transparent`,
  color: color.text,
  // 16 px on touch: a smaller field makes iOS zoom the page.
  fontSize: fontSize[15],
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': {
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [vars.media.touch]: { fontSize: fontSize[17] } },
});

/** sunken: in a plain bar; line: on the page, among other fields. */
export const variant = styleVariants({
  sunken: [input, layered({ backgroundColor: color.surfaceSunken })],
  line: [input, layered({ backgroundColor: color.surface, borderColor: color.control })],
});

export const place = layeredStyle({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  alignContent: 'center',
});
