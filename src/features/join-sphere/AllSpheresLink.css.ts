import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const tile = style({
  borderRadius: vars.radius.md,
  objectFit: 'cover',
  filter: vars.artDim,
});

/** High enough for a finger without making the heading next to it higher. */
export const more = style([
  text({ variant: 'meta', tone: 'accent' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: vars.controlHeight.md,
    marginBlock: `-${vars.space[10]}`,
    paddingInline: vars.space[4],
  },
]);
