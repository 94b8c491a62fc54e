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

/** How far something has come. */
export interface ProgressBarProps {
  /** What is filling. */
  label: string;
  /** How far, 0 to 1. */
  value: number;
  /** How far in words, shown at the end of the line: "4,480 / 7,000". Else a screen reader says percent. */
  valueText?: string;
  /** The bar alone; its words are still read out. */
  hideText?: boolean;
  /** sm, 4 px and paler, for figures beside a stronger bar. */
  size?: keyof typeof track;
  on?: 'surface' | 'sunken';
}

/** How much of something is done or gathered. For work whose end is unknown use a Skeleton. */
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
