/** Korea keeps UTC+9 all year. */
const SHIFT = 9 * 3_600_000;

/** A moment in Korea, to the minute (`2026-11-21 09:05`). */
export function seoulTime(moment: number): string {
  return new Date(moment + SHIFT).toISOString().slice(0, 16).replace('T', ' ');
}
