import { text } from '@/design/components/Text/Text.css';
import { card } from '@/design/components/Card/Card.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const head = style({ marginBottom: space[12] });

/** The whole card leads to the garden. */
export const whole = style([card({ edge: true }), { position: 'relative' }]);
export const link = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
});

export const way = style({ color: color.textMuted });

export const plants = style({ height: '72px' });

export const plant = style({
  position: 'relative',
  height: '72px',
  borderRadius: radius.md,
  overflow: 'clip',
});

export const figure = style({
  position: 'absolute',
  top: '7%',
  left: '50%',
  height: '88%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});

/** The number of further plants, over the last visible one. */
export const more = style([
  text({ variant: 'caption' }),
  {
    position: 'absolute',
    insetInlineEnd: space[4],
    bottom: space[4],
    paddingInline: space[6],
    borderRadius: radius.sm,
    backgroundColor: color.scrim,
    color: vars.light,
  },
]);

export const nothing = style([
  text({ variant: 'meta', tone: 'muted' }),
  { display: 'grid', placeItems: 'center', height: '72px' },
]);
