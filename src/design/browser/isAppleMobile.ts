/** Whether this is an iPhone or an iPad, which identifies itself as a Mac, but has a touch screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
