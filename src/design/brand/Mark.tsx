import { glint, mark } from './Mark.css';

/** The size and name of the mark. */
export interface MarkProps {
  /** Side length in CSS px. */
  size?: number;
  /** Its name, if no text next to it gives it. */
  title?: string;
}

/** The mark: a low sun over broken strokes of light. In the dark theme it is the moon. */
export function Mark({ size = 30, title }: MarkProps) {
  return (
    <svg
      width={size}
      height={size}
      className={mark}
      viewBox="0 0 32 32"
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M5.5 14.6a10.5 10.5 0 0 1 21 0Z" fill="currentColor" />
      <g stroke="currentColor" strokeLinecap="round" strokeWidth="2.6">
        <path d="M3.5 18.6h9.5M17.2 18.6h11.3" />
        <path d="M8.2 22.9h4.3M16.4 22.9h8.4" opacity=".78" />
        <path d="M11.2 27.2h8.2" opacity=".56" />
      </g>
      <path
        d="M9.5 12.3a7 7 0 0 1 4-5"
        className={glint}
        strokeOpacity=".75"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
