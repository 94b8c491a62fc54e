import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

/*
 * Closed lists: what is not here is said in a component's own style. Every value is bytes on the
 * first view of every page, so only what truly changes between phone and desk is responsive.
 */
const responsive = defineProperties({
  '@layer': layers.utility,
  conditions: { base: {}, wide: { '@media': vars.media.wide } },
  defaultCondition: 'base',
  properties: {
    flexDirection: ['row', 'column'],
    gap: vars.space,
    paddingInline: vars.space,
    paddingBlock: vars.space,
  },
  shorthands: {
    padding: ['paddingInline', 'paddingBlock'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingBlock'],
  },
});

const shown = defineProperties({
  '@layer': layers.utility,
  conditions: {
    base: {},
    wide: { '@media': vars.media.wide },
    desktop: { '@media': vars.media.desktop },
  },
  defaultCondition: 'base',
  properties: { display: ['none', 'block', 'flex', 'grid'] },
});

const { surface, surfaceRaised, surfaceSunken, accentSoft } = vars.color;

const fixed = defineProperties({
  '@layer': layers.utility,
  properties: {
    alignItems: ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    flexWrap: ['wrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: { 0: '0' },
    width: { full: '100%' },
    position: ['relative', 'absolute', 'sticky'],
    overflow: ['hidden', 'auto'],
    textAlign: ['center', 'right'],
    borderRadius: vars.radius,
    background: { surface, surfaceRaised, surfaceSunken, accentSoft },
    boxShadow: vars.shadow,
  },
});

/** Utility classes from closed lists; `sprinkles({ gap: 12, paddingX: { base: 16, wide: 20 } })`. */
export const sprinkles = createSprinkles(responsive, shown, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
