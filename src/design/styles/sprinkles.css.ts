import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

/*
 * Closed lists: what is not here is said in a component's own style. Every value is bytes on the
 * first view of every page, so only what is used is here, and only what truly changes between phone
 * and desk is responsive.
 */
const { space, color, radius } = vars;
const { 8: s8, 12: s12, 16: s16, 20: s20, 24: s24 } = space;
const paddings = { 8: s8, 12: s12, 16: s16, 20: s20, 24: s24 };

const responsive = defineProperties({
  '@layer': layers.utility,
  conditions: { base: {}, wide: { '@media': vars.media.wide } },
  defaultCondition: 'base',
  properties: { paddingInline: paddings, paddingBlock: paddings },
  shorthands: {
    padding: ['paddingInline', 'paddingBlock'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingBlock'],
  },
});

const fixed = defineProperties({
  '@layer': layers.utility,
  properties: {
    display: ['flex'],
    flexDirection: ['column'],
    gap: { 0: space[0], 4: space[4], ...paddings },
    alignItems: ['flex-start', 'center'],
    justifyContent: ['space-between'],
    flexWrap: ['wrap'],
    flexGrow: [1],
    flexShrink: [0],
    textAlign: ['center'],
    borderRadius: { md: radius.md },
    background: { surface: color.surface, surfaceSunken: color.surfaceSunken },
  },
});

/** Utility classes from closed lists; `sprinkles({ gap: 12, paddingX: { base: 16, wide: 20 } })`. */
export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
