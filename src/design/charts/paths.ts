/* The code for a small chart next to a number; the larger charts load later and need more (scale.ts). */

/** The value of a day, written as YYYY-MM-DD. */
export interface ChartPoint {
  day: string;
  value: number;
}

/** The length of a day, in ms. */
export const DAY = 86_400_000;

/** A day as a whole number: the next day is one more. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY);

/** How far a value is between two others: 0 to 1, or the middle if the two are the same. */
export const shareOf = (value: number, low: number, high: number): number =>
  high > low ? (value - low) / (high - low) : 0.5;

/** A point of a picture that is 100 wide and 100 high; 0 is at the top. */
export type Place = [x: number, y: number];

/** The path of a line through points. Through one point it has no length, and round ends make it a dot. */
export const pathOf = (places: readonly Place[]): string =>
  places.length === 1
    ? `M${places.join()}h0`
    : places.map((place, at) => `${at === 0 ? 'M' : 'L'}${place.join()}`).join('');
