import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

/*
 * Closed lists: what is not here is said in a component's own style. Every value is a class that
 * the first view of every page loads, so a value is added when a page needs it.
 */
const { space, color, radius } = vars;
const { 0: s0, 2: s2, 4: s4, 6: s6, 8: s8, 10: s10, 12: s12, 16: s16, 20: s20, 24: s24 } = space;
const gaps = { 0: s0, 2: s2, 4: s4, 6: s6, 8: s8, 10: s10, 12: s12, 16: s16, 20: s20, 24: s24 };
const paddings = { 0: s0, 4: s4, 8: s8, 12: s12, 16: s16, 20: s20, 24: s24 };
const ends = { ...paddings, 32: space[32] };
const equal = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const responsive = defineProperties({
  '@layer': layers.utility,
  conditions: { base: {}, wide: { '@media': vars.media.wide } },
  defaultCondition: 'base',
  properties: {
    gap: { ...gaps, 32: space[32] },
    paddingInline: paddings,
    paddingTop: ends,
    paddingBottom: ends,
    gridTemplateColumns: { 1: equal(1), 2: equal(2), 3: equal(3), 4: equal(4) },
  },
  shorthands: {
    padding: ['paddingInline', 'paddingTop', 'paddingBottom'],
    paddingX: ['paddingInline'],
    paddingY: ['paddingTop', 'paddingBottom'],
    columns: ['gridTemplateColumns'],
  },
});

/** After the others, so that `rowGap` and `columnGap` overrule `gap`. */
const fixed = defineProperties({
  '@layer': layers.utility,
  properties: {
    display: ['flex', 'inline-flex', 'grid'],
    flexDirection: ['column'],
    flexWrap: ['wrap'],
    rowGap: { 0: s0, 2: s2, 4: s4, 8: s8 },
    columnGap: { 4: s4, 8: s8, 12: s12 },
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['center', 'flex-end', 'space-between'],
    flexGrow: [1],
    flexShrink: [0],
    minWidth: [0],
    position: ['relative'],
    textAlign: ['center'],
    borderRadius: { md: radius.md, lg: radius.lg },
    background: {
      surface: color.surface,
      surfaceSunken: color.surfaceSunken,
      accentSoft: color.accentSoft,
    },
  },
});

/** Utility classes from closed lists; `sprinkles({ gap: 12, paddingX: { base: 16, wide: 20 } })`. */
export const sprinkles = createSprinkles(responsive, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
