import { clamp, text } from '@/design/components/Text/Text.css';
import { touchCover } from '@/design/styles/touchTarget';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { controlHeight, media, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[20]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const words = style({
  position: 'relative',
  flexGrow: 1,
  alignContent: 'center',
  minHeight: controlHeight.md,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const name = style([text({ variant: 'label', link: true }), clamp.one, touchCover]);

// Without this an unbreakable line is as wide as its text.
globalStyle(`${words} > *`, { maxWidth: '100%' });
