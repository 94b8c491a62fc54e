import { vars } from '@/design/tokens/vars.css';
import { style } from '@vanilla-extract/css';

export const drawing = style({ flexShrink: 0, width: '88px' });

const { controlHeight, media, space, zIndex } = vars;

/** The parts next to the stage; on a phone below it. */
export const columns = style({
  '@media': {
    [media.phone]: { display: 'flex', flexDirection: 'column' },
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      alignItems: 'start',
      gap: space[24],
      paddingBottom: space[40],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 460px', gap: '28px' },
  },
});

export const dragPreview = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  top: 0,
  left: 0,
  opacity: 0.92,
  pointerEvents: 'none',
  filter: `drop-shadow(0 10px 14px color-mix(in srgb, ${vars.color.scrim} 28%, transparent))`,
});

export const scene = style({ height: '280px', overflow: 'hidden' });

export const spinner = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  fontSize: vars.fontSize[38],
  color: vars.color.accent,
});

export const debug = style({
  width: '100%',
  maxWidth: '420px',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: controlHeight.md,
  paddingInline: space[12],
  cursor: 'pointer',
});

export const facts = style({
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceSunken,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** The companion of the first steps on its water: a centred square. */
export const first = style({
  position: 'absolute',
  top: '6%',
  left: '50%',
  height: '88%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
});
