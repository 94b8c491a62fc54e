import { style } from '@vanilla-extract/css';

export const filling = style({ display: 'block', width: '100%', height: '100%' });
