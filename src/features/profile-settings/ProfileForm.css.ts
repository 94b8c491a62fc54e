import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

/** The line at the foot: what is not saved, and the buttons. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});

export const notice = style({
  flex: '1 1 200px',
  // Above the buttons, which stay side by side.
  '@media': { [vars.media.phone]: { flexBasis: '100%' } },
});
