/** Returns a drawing without its motion: its state at the start of all animations. */
export const stillOf = (svg: string): string =>
  svg
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/@media ?\([^)]*\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/animation(?:-[a-z]+)?:[^;}]*;?/g, '')
    .replace(/[^{}>]+\{\}/g, '')
    .replace(/<style>\s*<\/style>\n?/g, '');
