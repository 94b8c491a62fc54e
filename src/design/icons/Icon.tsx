import type { ReactNode } from 'react';

/** How an icon is shown. */
export interface IconProps {
  /** Side of the square in CSS px; 20 unless said. */
  size?: number;
  /** What it means, for a screen reader. Leave out when words beside it say the same. */
  title?: string;
  className?: string;
}

interface IconFrameProps extends IconProps {
  /** The drawing's own grid, 24 by 24 unless said. */
  box?: string;
  /** The drawing brings its own fills instead of our 1.75 stroke. */
  filled?: boolean;
  children: ReactNode;
}

/** The frame every icon is drawn in: size, our line, and either a name or silence. */
export function Icon({ size = 20, title, className, box, filled, children }: IconFrameProps) {
  const line = filled
    ? {}
    : ({
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const);
  return (
    <svg
      width={size}
      height={size}
      viewBox={box ?? '0 0 24 24'}
      fill="none"
      {...line}
      className={className}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
