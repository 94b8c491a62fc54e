import { vars } from '@/design/tokens/vars.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, media, space, zIndex } = vars;

/** Room for the bar at the foot of the screen. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 780px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: '28px',
  paddingBottom: '104px',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 780px) 300px' },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@media': { [media.phone]: { gap: space[8] } },
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const linkPart = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** The screen's bar on top says the same on the phone. */
export const heading = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const titlePart = style({ position: 'relative' });

/** On the line of the label. */
export const counter = style({ position: 'absolute', top: 0, right: 0 });

export const preview = style({ maxWidth: '480px' });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': { [media.desktop]: { position: 'sticky', top: '88px' } },
});

export const reward = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingTop: space[20],
  borderTop: `1px solid ${color.hairline}`,
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.bar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${color.hairline}`,
  backgroundColor: color.surface,
});

// Messages float above the bar.
globalStyle(`:root:has(${bar})`, { vars: { '--bottom-bar': '72px' } });

/** As wide as the two columns above it. */
export const barInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space[8]} ${space[12]}`,
  maxWidth: '1156px',
  marginInline: 'auto',
  padding: `14px ${space[24]}`,
  '@media': { [media.phone]: { padding: `${space[8]} ${space[16]}` } },
});

export const saved = style({ display: 'flex', alignItems: 'center', gap: space[8], flexGrow: 1 });

/** Empty it takes no room, not even a gap. */
export const problem = style({
  flexBasis: '100%',
  color: color.danger,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const submit = style({
  minWidth: '140px',
  '@media': { [media.phone]: { minWidth: '112px' } },
});
