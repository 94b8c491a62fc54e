import { clamp, lines, text } from '@/design/components/Text/Text.css';
import { style } from '@vanilla-extract/css';
import { vars } from '@/design/tokens/vars.css';

const { color, motion, radius } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '208px 1fr',
  borderRadius: radius.md,
  overflow: 'clip',
  backgroundColor: color.surfaceSunken,
  transition: `background-color ${motion.fast}`,
  '@media': {
    [vars.media.hover]: { selectors: { '&:hover': { backgroundColor: color.hairline } } },
    [vars.media.phone]: { gridTemplateColumns: '128px 1fr' },
  },
});

// Repeats the rule for phones, because the card's own phone rule comes later in the style sheet.
const onlyWords = { gridTemplateColumns: 'minmax(0, 1fr)' };
export const plain = style({ ...onlyWords, '@media': { [vars.media.phone]: onlyWords } });

/** Fixed, whatever the picture's shape and the height of the text. */
export const picture = style({
  alignSelf: 'center',
  width: 'calc(100% - 12px)',
  aspectRatio: '16 / 9',
  margin: `${vars.space[12]} 0 ${vars.space[12]} ${vars.space[12]}`,
  borderRadius: radius.sm,
  objectFit: 'cover',
});

export const words = style({ padding: `14px ${vars.space[16]}` });

export const description = style([
  text({ variant: 'meta', tone: 'muted' }),
  clamp.many,
  { vars: { [lines]: '2' }, '@media': { [vars.media.phone]: { display: 'none' } } },
]);
