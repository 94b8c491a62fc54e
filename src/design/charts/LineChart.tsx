import { useState, type PointerEvent } from 'react';
import { ChartTable, type ChartTableTexts } from './ChartTable';
import * as styles from './LineChart.css';
import { LinePlot, seriesClass } from './LinePlot';
import type { ChartPoint } from './paths';
import { daysBetween, namedDays, niceTicks, valuesOn, xOf, type MaybeValue } from './scale';

export type { ChartPoint } from './paths';

/** A line: the values of one series. */
export interface LineSeries {
  id: string;
  name: string;
  /** Days without a value are left out: the line has a gap there. */
  points: readonly ChartPoint[];
}

/** The texts of a chart; this folder contains no texts. */
export interface LineChartTexts {
  /** The name of the control that chooses a day. */
  choose: string;
  /** A day for screen readers and above its values. */
  day: (day: string) => string;
  /** The day below the chart, in at most five letters. */
  shortDay: (day: string) => string;
  value: (value: number) => string;
  /** A round value at the side of the chart. */
  shortValue: (value: number) => string;
  /** Text for a missing value. */
  none: string;
  table: ChartTableTexts;
}

/** Lines over a number of days. */
export interface LineChartProps {
  /** The name of the chart. */
  label: string;
  /** At most five: a sixth would look like the first. */
  series: readonly LineSeries[];
  /** The first and the last day, YYYY-MM-DD; about thirty days. */
  from: string;
  to: string;
  texts: LineChartTexts;
}

/** The day under a pointer on the control. */
function dayAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, days: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  return Math.round(share * (days - 1));
}

/**
 * How numbers grew over some days. The chart shows the values of one day, chosen by the pointer, a
 * finger or the arrow keys, at first the last day. The table shows all values.
 */
export function LineChart({ label, series, from, to, texts }: LineChartProps) {
  const days = daysBetween(from, to);
  const last = Math.max(0, days.length - 1);
  const [chosen, choose] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const lines = series.map(({ points }) => valuesOn(days, points));
  const ticks = niceTicks(lines.flat().filter((value) => value !== null));
  const scale = { days: days.length, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
  const written = (value: MaybeValue = null) => (value === null ? texts.none : texts.value(value));
  const day = texts.day(days[at] ?? to);
  const spoken = series.map(({ name }, line) => `${name} ${written(lines[line]?.[at])}`);

  return (
    <div role="group" aria-label={label} className={styles.chart}>
      <div className={styles.body}>
        <div className={styles.picture}>
          <div aria-hidden="true" className={styles.valueAxis}>
            {ticks.map((tick) => (
              <span key={tick} className={styles.valueName}>
                {texts.shortValue(tick)}
              </span>
            ))}
          </div>
          <div className={styles.plot}>
            <LinePlot lines={lines} scale={scale} ticks={ticks} at={at} />
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={texts.choose}
              aria-valuetext={[day, ...spoken].join(', ')}
              className={styles.choice}
              onChange={(event) => choose(Number(event.target.value))}
              onPointerDown={(event) => choose(dayAt(event, days.length))}
              onPointerMove={(event) => choose(dayAt(event, days.length))}
            />
          </div>
          <div aria-hidden="true" className={styles.dayAxis}>
            {namedDays(days.length).map((each) => (
              <span key={each} className={styles.dayName} style={{ left: `${xOf(each, scale)}%` }}>
                {texts.shortDay(days[each] ?? '')}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.legend}>
          <p className={styles.day}>{day}</p>
          <ul className={styles.legend}>
            {series.map(({ id, name }, line) => {
              const value = lines[line]?.[at] ?? null;
              return (
                <li key={id} className={styles.entry}>
                  <svg aria-hidden="true" viewBox="0 0 32 12" className={styles.sample}>
                    <path className={seriesClass(line)} d="M2,6H30" />
                  </svg>
                  <span className={styles.name} title={name}>
                    {name}
                  </span>
                  <span className={value === null ? styles.none : styles.value}>
                    {written(value)}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <ChartTable
        texts={texts.table}
        columns={series.map(({ name }) => name)}
        rows={days.map((each, row) => ({
          head: texts.day(each),
          figures: lines.map((values) => written(values[row])),
        }))}
      />
    </div>
  );
}
