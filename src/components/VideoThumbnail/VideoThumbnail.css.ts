import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

export const picture = style({ ...fill, objectFit: 'cover' });

/** Stands in when no host gives a picture: the mark, on a quiet colour. */
export const stand = style({
  ...fill,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.accentSoft,
});

export const mark = style({ width: '28%', maxWidth: '120px', opacity: 0.5 });
