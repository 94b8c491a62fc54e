import { recipe } from '@vanilla-extract/recipes';
import { layered, layeredStyle } from '../../styles/layered';
import type { Tones } from '../../tokens/tones';
import { vars } from '../../tokens/vars.css';

const { color, fontSize, fontWeight, lineHeight, radius } = vars;
const soft = (backgroundColor: string, strong: string) =>
  layered({ backgroundColor, color: strong });

export const badge = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '24px',
    paddingInline: vars.space[8],
    borderRadius: radius.sm,
    fontSize: fontSize[13],
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    whiteSpace: 'nowrap',
    flexShrink: 0,
  }),
  variants: {
    tone: {
      accent: soft(color.surfaceSunken, color.accent),
      warning: soft(color.warningSoft, color.warning),
      success: soft(color.successSoft, color.success),
      danger: soft(color.dangerSoft, color.danger),
      like: soft(color.likeSoft, color.like),
      gem: soft(color.gemSoft, color.gem),
      neutral: soft(color.surfaceSunken, color.textMuted),
    } satisfies Tones,
  },
  defaultVariants: { tone: 'neutral' },
});

export const count = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: vars.space[4],
  borderRadius: radius.full,
  backgroundColor: color.like,
  color: color.surface,
  fontSize: fontSize[13],
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  // The corner of a button has too little room for two digits.
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
