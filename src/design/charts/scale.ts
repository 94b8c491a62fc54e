/*
 * The arithmetic of the charts. Days are evenly spaced and values have a linear scale, which is too
 * little for a library: d3-scale and d3-shape would weigh more than all our charts.
 */

import { DAY, dayNumber, shareOf, type ChartPoint, type Place } from './paths';

/** A value, or null if there is no value. */
export type MaybeValue = number | null;

/** All days of a range, including both ends; empty if the second day is earlier. */
export function daysBetween(from: string, to: string): string[] {
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, at) =>
    new Date((first + at) * DAY).toISOString().slice(0, 10),
  );
}

/** The values of some days in order; null for a day without a value. */
export function valuesOn(days: readonly string[], points: readonly ChartPoint[]): MaybeValue[] {
  const known = new Map(points.map(({ day, value }) => [day, value]));
  return days.map((day) => known.get(day) ?? null);
}

/**
 * Round, evenly spaced numbers from below the lowest value to above the highest: about `count` of
 * them, at least two.
 */
export function niceTicks(values: readonly number[], count = 4): number[] {
  const [low, high] = rangeOf(values);
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const lead = [1, 2, 5].find((number) => number * 10 ** power >= rough * 0.999) ?? 10;
  // Multiplies or divides whole numbers by a power of ten, because 3 * 0.1 would not be 0.3.
  const scaled = (number: number) =>
    power < 0 ? (number * lead) / 10 ** -power : number * lead * 10 ** power;
  const step = scaled(1);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => scaled(first + at));
}

/** The lowest and the highest value; a single value gets some room, so that its line is in the middle. */
function rangeOf(values: readonly number[]): [low: number, high: number] {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (high > low) return [low, high];
  const room = Math.abs(low) / 10 || 1;
  return [low - room, high + room];
}

/** The days that are labelled below a chart: the last one, and others at equal distances before it. */
export function namedDays(days: number, most = 5): number[] {
  const step = [1, 2, 5, 7, 10, 14].find((each) => Math.ceil(days / each) <= most) ?? days;
  return Array.from({ length: days }, (_, at) => at).filter((at) => (days - 1 - at) % step === 0);
}

/** The days and values of a picture that is 100 wide and 100 high. */
export interface PlotScale {
  days: number;
  low: number;
  high: number;
}

/** The position of a day, from the left. */
export const xOf = (at: number, { days }: Pick<PlotScale, 'days'>): number =>
  round(100 * shareOf(at, 0, days - 1));

/** The position of a value, from the top. */
export const yOf = (value: number, { low, high }: Pick<PlotScale, 'low' | 'high'>): number =>
  round(100 * (1 - shareOf(value, low, high)));

/** The stretches of consecutive days with values: a day without a value separates them. */
export function stretchesOf(values: readonly MaybeValue[], scale: PlotScale): Place[][] {
  const stretches: Place[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push([xOf(at, scale), yOf(value, scale)]);
  }
  return stretches.filter(({ length }) => length > 0);
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** The number of colour steps in a heat map. */
export const STEPS = 5;

/**
 * The step of each value, 0 to 4. Each step covers a fifth of the values, whatever their distances,
 * so that an outlier does not make the others look alike. Equal values have the same step.
 */
export function stepsOf(values: readonly number[]): number[] {
  const count = (is: (other: number) => boolean) => values.filter(is).length;
  return values.map((value) => {
    const lower = count((other) => other < value);
    const equal = count((other) => other === value);
    return Math.min(STEPS - 1, Math.floor(((lower + equal / 2) / values.length) * STEPS));
  });
}
