const MINUTE = 60;
const SOON = '잠시 후';

/** How long to wait, in words: 30초, 3분, 1시간 20분. Rounded up, so that nobody comes back too early. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.max(1, Math.ceil(seconds))}초`;
  const minutes = Math.ceil(seconds / MINUTE);
  const parts = [
    [Math.floor(minutes / 60), '시간'],
    [minutes % 60, '분'],
  ] as const;
  return parts.flatMap(([n, unit]) => (n > 0 ? [`${n}${unit}`] : [])).join(' ');
}

/**
 * Names the time in a sentence that asks to come back 잠시 후. A sentence that does not ask stays as
 * it is.
 */
export const sayWhen = (sentence: string, seconds: number): string =>
  sentence.replace(SOON, `${waitText(seconds)} 뒤`);
