import { text } from '@/design/components/Text/Text.css';
import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { borderWidth, color, contentWidth, media, space, zIndex } = vars;

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 'var(--keyboard, 0px)',
  zIndex: zIndex.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${borderWidth.thin} solid ${color.hairline}`,
  backgroundColor: color.surface,
});

// Toasts appear above the bar.
globalStyle(`:root:has(${bar})`, { vars: { '--bottom-bar': '72px' } });

/** As wide as the two columns above it. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[8]} ${space[12]}`,
  maxWidth: contentWidth.wide,
  marginInline: 'auto',
  padding: `14px ${space[24]}`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[16]}` } },
});

/** The status shrinks before the buttons do. */
export const saved = style([
  text({ variant: 'meta', tone: 'muted' }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: '1 1 0',
    minWidth: 0,
  },
]);

/** The help is on a separate line below the problem. */
export const help = style({ flexBasis: '100%' });

/** An empty line takes no room, not even a gap. */
export const problem = style({
  flexBasis: '100%',
  color: color.danger,
  selectors: { '&:empty': { position: 'absolute' } },
});

// A problem of two lines makes the bar higher.
export const withProblem = style({});
globalStyle(`:root:has(${withProblem})`, { vars: { '--bottom-bar': '128px' } });

export const submit = style({
  display: 'grid',
  minWidth: '140px',
  '@media': { [media.phone]: { minWidth: '112px' } },
});
