import { createGlobalThemeContract } from '@vanilla-extract/css';
import * as scale from './scale';

const color = {
  canvasTop: null,
  canvas: null,
  surface: null,
  surfaceRaised: null,
  surfaceSunken: null,
  text: null,
  textMuted: null,
  textOnAccent: null,
  hairline: null,
  control: null,
  accent: null,
  accentHover: null,
  accentSoft: null,
  like: null,
  likeSoft: null,
  gem: null,
  gemSoft: null,
  danger: null,
  dangerSoft: null,
  success: null,
  successSoft: null,
  warning: null,
  warningSoft: null,
  focus: null,
  scrim: null,
  rarity: { common: null, rare: null, epic: null, legendary: null },
  rank: { up: null, down: null, same: null },
  chart: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
};

const kebab = (words: string[]): string =>
  words.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The theme contract: the names that light and dark must both define. Colours are roles, never
 * hues, so a component cannot say "blue". `track` is the unfilled part of a bar; `artDim` darkens
 * drawn avatars and tiles a little at night.
 */
export const themeContract = createGlobalThemeContract(
  { color, shadow: { raised: null, floating: null, overlay: null }, track: null, artDim: null },
  (_value, path) => kebab(path),
);

/** All tokens for style files; only `color`, `shadow` and `artDim` are custom properties. */
export const vars = { ...themeContract, ...scale };
