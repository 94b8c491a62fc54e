/**
 * Brings the web font in after the first paint, as a stylesheet of its own: its 92 subset rules
 * would otherwise be most of the critical CSS. Until then the fallbacks of `fontStack`, whose
 * metrics match, hold the lines in place. Safe to call more than once; call it from an effect.
 */
export async function loadFont(): Promise<void> {
  await import('./fontFace');
}
