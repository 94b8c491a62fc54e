import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, motion, radius } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '196px 1fr',
  minHeight: '126px',
  borderRadius: radius.md,
  overflow: 'clip',
  backgroundColor: color.surfaceSunken,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [vars.media.hover]: { selectors: { '&:hover': { backgroundColor: color.hairline } } },
    [vars.media.phone]: { gridTemplateColumns: '116px 1fr', minHeight: '124px' },
  },
});

// The rule is repeated for phones, because the card's own rule for them comes after this one in the
// style sheet.
const onlyWords = { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 };
export const plain = style({ ...onlyWords, '@media': { [vars.media.phone]: onlyWords } });

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
/** The picture is out of the flow, so that a tall one does not stretch the card. */
export const filled = style({ position: 'absolute', inset: 0 });

export const words = style({ padding: '14px 16px' });

export const description = style({ '@media': { [vars.media.phone]: { display: 'none' } } });

export const domain = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  minWidth: 0,
});
