import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { media, space } = vars;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[16] });
export const words = style({ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Below one another in a narrow column; side by side under a thumb. */
export const links = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Always side by side. */
export const pair = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: '1fr 1fr',
  gap: space[8],
});

export const narrow = style({ paddingInline: space[4] });
