import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered';

/** Room at the end of the line for the reveal button. */
export const withButton = style(layered({ paddingInlineEnd: '56px' }));

export const revealPlace = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    right: '4px',
    display: 'grid',
    placeItems: 'center',
  }),
);
