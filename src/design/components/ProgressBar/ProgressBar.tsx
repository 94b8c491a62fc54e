import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../styles/cx';
import {
  bar,
  head,
  label as labelClass,
  onSunken,
  share,
  track,
  value as valueClass,
} from './ProgressBar.css';

/** The progress of something. */
export interface ProgressBarProps {
  /** The name of the progress. */
  label: string;
  /** The progress, 0 to 1. */
  value: number;
  /** The progress as text, at the end of the line: "4,480 / 7,000". Without it a screen reader reads percent. */
  valueText?: string;
  /** Shows only the bar; its text is still read out. */
  hideText?: boolean;
  /** sm, 4 px and paler, for figures next to a stronger bar. */
  size?: keyof typeof track;
  on?: 'surface' | 'sunken';
}

/** How much of something is done or collected. If the end is unknown, use a Skeleton. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, valueText, hideText, size = 'md', on = 'surface' } = props;
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10;
  return (
    <div>
      {!hideText && (
        <div className={head} aria-hidden="true">
          <span className={labelClass}>{label}</span>
          {valueText && <span className={valueClass}>{valueText}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText}
        className={cx(track[size], on === 'sunken' && onSunken)}
      >
        {percent > 0 && (
          <div className={bar[size]} style={assignInlineVars({ [share]: `${percent}%` })} />
        )}
      </div>
    </div>
  );
}
