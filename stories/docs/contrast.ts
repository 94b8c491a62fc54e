/** Relative luminance, 0 to 1, of a computed `rgb(r, g, b)` or `color(srgb r g b)`. After WCAG 2.2. */
function luminance(computed: string): number {
  const most = computed.startsWith('rgb') ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / most;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two computed colours, 1 to 21. After WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
