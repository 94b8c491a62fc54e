import { style } from '@vanilla-extract/css';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const picture = style({ ...fill, objectFit: 'cover' });

export const stand = style(fill);
