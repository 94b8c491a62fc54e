const MINUTE = 60;
const SOON = '잠시 후';

/** A waiting time in words: 30초, 3분, 1시간 20분. Rounded up, so that it is never too short. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.max(1, Math.ceil(seconds))}초`;
  const minutes = Math.ceil(seconds / MINUTE);
  const parts = [
    [Math.floor(minutes / 60), '시간'],
    [minutes % 60, '분'],
  ] as const;
  return parts.flatMap(([n, unit]) => (n > 0 ? [`${n}${unit}`] : [])).join(' ');
}

/** Inserts the time into a sentence that says to try again 잠시 후. Other sentences stay unchanged. */
export const sayWhen = (sentence: string, seconds: number): string =>
  sentence.replace(SOON, `${waitText(seconds)} 뒤`);
