import { layeredStyle } from '../../styles/layered';
import { vars } from '../../tokens/vars.css';

const { color, media, motion, radius, space } = vars;

/** A thin line with a wider grab area; narrower windows have one column and nothing to divide. */
export const handle = layeredStyle({
  display: 'none',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: space[16],
  cursor: 'col-resize',
  touchAction: 'none',
  '::before': {
    content: '""',
    position: 'sticky',
    top: '40vh',
    width: space[4],
    height: space[56],
    borderRadius: radius.full,
    backgroundColor: color.control,
    transition: `background-color ${motion.fast}`,
  },
  selectors: {
    '&:is(:hover, :active)::before': { backgroundColor: color.accent },
    '&:focus-visible': { borderRadius: radius.sm },
  },
  '@media': { [media.desktop]: { display: 'grid' } },
});
