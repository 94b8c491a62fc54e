import { dayNumber, pathOf, shareOf, type ChartPoint, type Place } from './paths';
import { area, dot, ring, sparkline, stroke } from './Sparkline.css';

/** A short history. */
export interface SparklineProps {
  /** From the first day to the last. Days without a value are left out. */
  points: readonly ChartPoint[];
  /** md, 120 px wide and 72 on a phone, for a row; sm, 72 px, for a card. */
  size?: keyof typeof sparkline;
}

// The drawing is 120 by 40, with room for the dot at its end and for the line's width.
const [LEFT, RIGHT, TOP, LOW, BOTTOM] = [1, 112, 5, 34, 40] as const;

const round = (number: number): number => Math.round(number * 10) / 10;

function cornersOf(points: readonly ChartPoint[]): Place[] {
  const days = points.map(({ day }) => dayNumber(day));
  const values = points.map(({ value }) => value);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return points.map(({ value }, at) => [
    round(LEFT + (RIGHT - LEFT) * shareOf(days[at] ?? first, first, last)),
    round(LOW - (LOW - TOP) * shareOf(value, low, high)),
  ]);
}

/**
 * A number's course over some days, as a small chart next to the number: screen readers skip it.
 * With fewer than two points it draws nothing.
 */
export function Sparkline({ points, size = 'md' }: SparklineProps) {
  const places = cornersOf(points);
  const end = places.at(-1);
  if (places.length < 2 || !end) return null;
  const line = pathOf(places);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 120 ${BOTTOM}`}
      preserveAspectRatio="none"
      className={sparkline[size]}
    >
      <path className={area} d={`${line}V${BOTTOM}H${LEFT}Z`} />
      <polyline className={stroke} points={places.join(' ')} />
      <path className={ring} d={pathOf([end])} />
      <path className={dot} d={pathOf([end])} />
    </svg>
  );
}
