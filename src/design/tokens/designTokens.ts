import * as scale from './scale';
import { dark, light } from './themes';

interface Token {
  $type: string;
  $value: unknown;
}
interface Group {
  [name: string]: Token | Group;
}
type Values<Value> = { readonly [name: string]: Value | Values<Value> };

/** Turns each value of a tree into a token of the Design Tokens format. */
function tokens<Value extends string | number>(
  values: Values<Value>,
  toToken: (value: Value) => Token,
): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? tokens(value, toToken) : toToken(value),
    ]),
  );
}

/** `#RRGGBB` or `rgb(r,g,b)` or `rgba(r,g,b,a)` as channels of 0 to 1. */
function srgb(css: string) {
  const hex = css.startsWith('#') ? (css.slice(1).match(/../g) ?? []) : null;
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hex?.map((part) => Number.parseInt(part, 16)) ?? (css.match(/[\d.]+/g) ?? []).map(Number);
  const components = [red, green, blue].map((part) => Math.round((part / 255) * 1e4) / 1e4);
  return { colorSpace: 'srgb', components, alpha, ...(hex && { hex: css.toLowerCase() }) };
}

const color = (css: string): Token => ({ $type: 'color', $value: srgb(css) });

/** A CSS length (`12px`, `0`, `1rem`) or time (`120ms`). */
const measure = (css: string | number) => ({
  value: Number.parseFloat(String(css)),
  unit: /[a-z]+$/.exec(String(css))?.[0] ?? 'px',
});
const dimension = (css: string | number): Token => ({ $type: 'dimension', $value: measure(css) });
const duration = (css: string): Token => ({ $type: 'duration', $value: measure(css) });
const number = (css: string | number): Token => ({ $type: 'number', $value: Number(css) });
const fontWeight = (css: string): Token => ({ $type: 'fontWeight', $value: Number(css) });

/** A CSS shadow of one or more layers: optional `inset`, lengths, then a colour. */
function shadow(css: string): Token {
  const layers = css.split(/,(?![^(]*\))/).map((layer) => {
    const ink = /#\w+|rgba?\([^)]*\)/.exec(layer)?.[0] ?? '';
    const lengths = layer.replace(ink, '').replace('inset', '').trim().split(/\s+/).map(measure);
    const [offsetX, offsetY, blur, spread = measure(0)] = lengths;
    return { color: srgb(ink), offsetX, offsetY, blur, spread, inset: layer.includes('inset') };
  });
  return { $type: 'shadow', $value: layers };
}

const theme = (values: typeof light): Group => ({
  color: tokens(values.color, color),
  shadow: tokens(values.shadow, shadow),
  track: color(values.track),
  artDim: number(/[\d.]+/.exec(values.artDim)?.[0] ?? 1),
});

const { easing, ...durations } = scale.motion;

/** Every token in the Design Tokens format (2025.10), for design tools: both themes and the shared values. */
export const designTokens = (): Group => ({
  light: theme(light),
  dark: theme(dark),
  space: tokens(scale.space, dimension),
  radius: tokens(scale.radius, dimension),
  controlHeight: tokens(scale.controlHeight, dimension),
  borderWidth: tokens(scale.borderWidth, dimension),
  contentWidth: tokens(scale.contentWidth, dimension),
  fontSize: tokens(scale.fontSize, dimension),
  fontWeight: tokens(scale.fontWeight, fontWeight),
  lineHeight: tokens(scale.lineHeight, number),
  icon: tokens(scale.icon, dimension),
  face: tokens(scale.face, dimension),
  zIndex: tokens(scale.zIndex, number),
  motion: {
    ...tokens(durations, duration),
    easing: { $type: 'cubicBezier', $value: easing.match(/[\d.]+/g)?.map(Number) },
  },
  lightOnWater: color(scale.light),
  pictureViewer: tokens(scale.dark, color),
});
