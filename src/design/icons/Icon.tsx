import type { ReactNode } from 'react';
import { icon } from '../tokens/scale';

/** The size and name of an icon. */
export interface IconProps {
  /** 16, 20 (default), 24 or 32 px; the line keeps its weight next to text. */
  size?: keyof typeof icon;
  /** Its meaning, for a screen reader. Omit it if text next to it says the same. */
  title?: string;
}

interface IconFrameProps extends IconProps {
  /** The drawing's grid, 24 by 24 by default. */
  box?: string;
  /** The drawing has fills instead of our line. */
  filled?: boolean;
  children: ReactNode;
}

/** The frame of every icon: size, line, and a name or none. */
export function Icon({ size = 'md', title, box, filled, children }: IconFrameProps) {
  const { side, line } = icon[size];
  const pen = filled
    ? {}
    : ({
        stroke: 'currentColor',
        strokeWidth: (line * 24) / side,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const);
  return (
    <svg
      width={side}
      height={side}
      viewBox={box ?? '0 0 24 24'}
      fill="none"
      {...pen}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
