import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, media, radius } = vars;

const sunken = { borderRadius: radius.md, backgroundColor: color.surfaceSunken };

export const shapes = styleVariants({
  card: { ...sunken, width: '100%', aspectRatio: '2 / 1', objectFit: 'cover' },
  // The picture's own proportions once they are known; the usual ones until then, so that little
  // moves.
  whole: {
    ...sunken,
    width: '100%',
    maxHeight: '80vh',
    aspectRatio: 'auto 16 / 9',
    objectFit: 'contain',
  },
  thumbnail: {
    ...sunken,
    flexShrink: 0,
    width: '128px',
    aspectRatio: '16 / 9',
    borderRadius: radius.sm,
    objectFit: 'cover',
    '@media': { [media.phone]: { width: '96px' } },
  },
});

export const stand = style({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: color.accentSoft,
});

export const mark = style({ width: '28%', maxWidth: '120px', opacity: 0.5 });
