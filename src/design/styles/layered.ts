import { style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** Wraps a component's rule into the `design` layer, so that utilities and features can override it. */
export function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [layers.design]: rule } };
}

/** The class of a component's rule, in that layer. */
export const layeredStyle = (rule: StyleRule): string => style(layered(rule));

/** The same for a rule of the page itself, which everything else may override. */
export function resetLayer(rule: GlobalStyleRule): GlobalStyleRule {
  return { '@layer': { [layers.reset]: rule } };
}
