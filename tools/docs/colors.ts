import { readFileSync } from 'node:fs';
import { dark, light } from '@/design/tokens/themes';

const hex = /#(?!fff\b)[\da-f]{6}/gi;
const { accent, canvas, canvasTop } = light.color;

/** Files that cannot read the tokens, and the places of their colours. */
const copies: Record<string, [place: RegExp, color: string][]> = {
  'public/favicon.svg': [[hex, accent]],
  'public/brand/mark.svg': [[hex, accent]],
  'public/manifest.webmanifest': [
    [/(?<="background_color": ")[^"]+/, canvas],
    [/(?<="theme_color": ")[^"]+/, canvasTop],
  ],
  'index.html': [
    [/(?<=name="theme-color" content=")[^"]+(?=".+light)/, canvasTop],
    [/(?<=name="theme-color" content=")[^"]+(?=".+dark)/, dark.color.canvasTop],
  ],
  'contract/rules/site/theme.ts': [
    [/(?<=barColors.+light: ')[^']+/, canvasTop],
    [/(?<=barColors.+dark: ')[^']+/, dark.color.canvasTop],
  ],
};

/** The files with copies of tokens, by path, in the present colours. */
export function recoloredFiles(): [string, string][] {
  return Object.entries(copies).map(([path, places]) => {
    const text = readFileSync(path, 'utf8');
    return [
      path,
      places.reduce((all, [place, color]) => all.replace(place, color.toLowerCase()), text),
    ];
  });
}
