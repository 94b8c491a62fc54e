import { cx } from '../styles/cx';
import * as styles from './LineChart.css';
import { pathOf, type Place } from './paths';
import { stretchesOf, xOf, yOf, type MaybeValue, type PlotScale } from './scale';

interface LinePlotProps {
  /** The values of each line, one for each day. */
  lines: readonly (readonly MaybeValue[])[];
  scale: PlotScale;
  ticks: readonly number[];
  /** The chosen day. */
  at: number;
}

/** The style of the line with a number. */
export const seriesClass = (at: number): string =>
  styles.series[(at % styles.MOST_SERIES) as keyof typeof styles.series];

/** The lines of a chart, without text. A stretch of days without values stays empty. */
export function LinePlot({ lines, scale, ticks, at }: LinePlotProps) {
  const stretches = lines.map((values) => stretchesOf(values, scale));
  const single = ({ length }: Place[]) => length === 1;
  const cursor = xOf(at, scale);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.lines}
    >
      {ticks.map((tick) => (
        <path
          key={tick}
          className={tick === 0 && tick > scale.low ? styles.zero : styles.grid}
          d={`M0,${yOf(tick, scale)}H100`}
        />
      ))}
      <path className={styles.cursor} d={`M${cursor},0V100`} />
      {stretches.map((each, line) => (
        <g key={line}>
          <path
            className={seriesClass(line)}
            d={each
              .filter((stretch) => !single(stretch))
              .map(pathOf)
              .join('')}
          />
          <path
            className={cx(seriesClass(line), styles.dot)}
            d={each.filter(single).map(pathOf).join('')}
          />
        </g>
      ))}
      {lines.map((values, line) => {
        const value = values[at] ?? null;
        if (value === null) return null;
        const d = pathOf([[cursor, yOf(value, scale)]]);
        return (
          <g key={line}>
            <path className={styles.ring} d={d} />
            <path className={cx(seriesClass(line), styles.dot)} d={d} />
          </g>
        );
      })}
    </svg>
  );
}
