/* What a small picture beside a number needs; the charts, which come later, need more (scale.ts). */

/** A value of a day, which is written as YYYY-MM-DD. */
export interface ChartPoint {
  day: string;
  value: number;
}

/** A day, ms. */
export const DAY = 86_400_000;

/** A day as a whole number: the next day has the next one. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY);

/** How far a value lies between two others: 0 to 1, or the middle where the two are the same. */
export const shareOf = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0.5;

/** A point of a picture, which is 100 wide and 100 high; 0 is at the top. */
export type Place = [x: number, y: number];

/** The path of a line through points. Through a single one it has no length, and round ends make it a dot. */
export const pathOf = (places: readonly Place[]): string =>
  places.length === 1
    ? `M${places.join()}h0`
    : places.map((place, at) => `${at === 0 ? 'M' : 'L'}${place.join()}`).join('');
