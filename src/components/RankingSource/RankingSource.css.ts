import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, space } = vars;

export const method = style([
  text({ variant: 'meta', weight: 'semibold' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: controlHeight.md,
    marginBlock: `-${space[10]}`,
    color: color.textMuted,
    selectors: { '&:hover': { color: color.text } },
  },
]);
