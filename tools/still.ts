/** A drawing without its motion: what it looks like where all movement begins. */
export const stillOf = (svg: string): string =>
  svg
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/@media ?\([^)]*\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/animation(?:-[a-z]+)?:[^;}]*;?/g, '')
    .replace(/[^{}>]+\{\}/g, '')
    .replace(/<style>\s*<\/style>\n?/g, '');
