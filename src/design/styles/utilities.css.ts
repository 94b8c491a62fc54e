import { styleVariants, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css';
import { layers } from './layers.css';

/*
 * Closed lists: a component's own style covers everything else. Every value is a class that the
 * first view of every page loads, so add a value only when a page needs it.
 */
const { color, radius, space } = vars;
const { 0: s0, 2: s2, 4: s4, 6: s6, 8: s8, 10: s10, 12: s12, 16: s16, 20: s20, 24: s24 } = space;
const s32 = space[32];
const gaps = { 0: s0, 2: s2, 4: s4, 6: s6, 8: s8, 10: s10, 12: s12, 16: s16, 20: s20, 24: s24 };
const paddings = { 0: s0, 4: s4, 8: s8, 12: s12, 16: s16, 20: s20, 24: s24 };
const equal = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

type Wrap = (rule: StyleRule) => StyleRule;
const always: Wrap = (rule) => ({ '@layer': { [layers.utility]: rule } });
const onWide: Wrap = (rule) => always({ '@media': { [vars.media.wide]: rule } });

const classes = <Values extends Record<string, string | number>>(
  property: string,
  values: Values,
  wrap = always,
) => styleVariants(values, (value) => wrap({ [property]: value }));

const responsive = (wrap: Wrap) => ({
  gap: classes('gap', { ...gaps, 32: s32 }, wrap),
  paddingInline: classes('paddingInline', paddings, wrap),
  paddingTop: classes('paddingTop', { ...paddings, 32: s32 }, wrap),
  paddingBottom: classes('paddingBottom', { ...paddings, 32: s32 }, wrap),
  gridTemplateColumns: classes(
    'gridTemplateColumns',
    { 1: equal(1), 2: equal(2), 3: equal(3), 4: equal(4) },
    wrap,
  ),
});

/** The classes of utilities that may differ on a wide window, by property and value. */
export const base = responsive(always);
/** The same on a wide window. */
export const wide = responsive(onWide);

/** The classes of the other utilities. They come later, so that `rowGap` and `columnGap` override `gap`. */
export const fixed = {
  display: classes('display', { flex: 'flex', 'inline-flex': 'inline-flex', grid: 'grid' }),
  flexDirection: classes('flexDirection', { column: 'column' }),
  flexWrap: classes('flexWrap', { wrap: 'wrap' }),
  rowGap: classes('rowGap', { 0: s0, 2: s2, 4: s4, 8: s8 }),
  columnGap: classes('columnGap', { 4: s4, 8: s8, 12: s12 }),
  alignItems: classes('alignItems', {
    stretch: 'stretch',
    'flex-start': 'flex-start',
    center: 'center',
    'flex-end': 'flex-end',
    baseline: 'baseline',
  }),
  justifyContent: classes('justifyContent', {
    center: 'center',
    'flex-end': 'flex-end',
    'space-between': 'space-between',
  }),
  flexGrow: classes('flexGrow', { 1: 1 }),
  flexShrink: classes('flexShrink', { 0: 0 }),
  minWidth: classes('minWidth', { 0: 0 }),
  position: classes('position', { relative: 'relative' }),
  textAlign: classes('textAlign', { center: 'center' }),
  borderRadius: classes('borderRadius', { md: radius.md, lg: radius.lg }),
  background: classes('background', {
    surface: color.surface,
    surfaceSunken: color.surfaceSunken,
  }),
};
