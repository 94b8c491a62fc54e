import { vars } from './vars.css';
import type { light } from './themes';

type AccentColors = Pick<
  typeof light.color,
  'accent' | 'accentHover' | 'accentSoft' | 'focus' | 'textOnAccent'
>;

/** The colours of the accents that a site may choose in place of the themes' own. */
export const accentColors = {
  sky: {
    light: {
      accent: '#1F62C2',
      accentHover: '#1A53A6',
      accentSoft: '#E2ECFA',
      focus: '#174C98',
      textOnAccent: '#FFFFFF',
    },
    dark: {
      accent: '#86B6FF',
      accentHover: '#A6C9FF',
      accentSoft: '#1A3354',
      focus: '#B4D1FF',
      textOnAccent: '#06182F',
    },
  },
  forest: {
    light: {
      accent: '#1B7346',
      accentHover: '#16623B',
      accentSoft: '#E0F2E7',
      focus: '#145A36',
      textOnAccent: '#FFFFFF',
    },
    dark: {
      accent: '#6FD6A0',
      accentHover: '#92E2B8',
      accentSoft: '#123A2A',
      focus: '#A5E9C6',
      textOnAccent: '#04231A',
    },
  },
  violet: {
    light: {
      accent: '#7145BF',
      accentHover: '#613AA8',
      accentSoft: '#EFE8FA',
      focus: '#573499',
      textOnAccent: '#FFFFFF',
    },
    dark: {
      accent: '#C4A0FF',
      accentHover: '#D5BAFF',
      accentSoft: '#33264F',
      focus: '#DCC7FF',
      textOnAccent: '#1B0E33',
    },
  },
  sunset: {
    light: {
      accent: '#A8461E',
      accentHover: '#913B18',
      accentSoft: '#FBEAE2',
      focus: '#823515',
      textOnAccent: '#FFFFFF',
    },
    dark: {
      accent: '#FFA981',
      accentHover: '#FFC0A1',
      accentSoft: '#40241A',
      focus: '#FFCBB1',
      textOnAccent: '#2E1106',
    },
  },
} satisfies Record<string, { light: AccentColors; dark: AccentColors }>;

const declarations = (colors: AccentColors) =>
  Object.entries(colors)
    .map(([name, value]) => `${vars.color[name as keyof AccentColors].slice(4, -1)}:${value}`)
    .join(';');

/** The style sheet of an accent, after those of the themes; empty for the themes' own accent. */
export function accentSheet(name: string): string {
  if (!(name in accentColors)) return '';
  const { light, dark } = accentColors[name as keyof typeof accentColors];
  const night = declarations(dark);
  return [
    `:root{${declarations(light)}}`,
    `:root[data-theme="dark"]{${night}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}`,
  ].join('');
}
