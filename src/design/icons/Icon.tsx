import type { ReactNode } from 'react';
import { icon } from '../tokens/scale';

/** How an icon is shown. */
export interface IconProps {
  /** 16, 20 (unless said), 24 or 32 px; the line keeps its weight beside words. */
  size?: keyof typeof icon;
  /** What it means, for a screen reader. Leave out when words beside it say the same. */
  title?: string;
}

interface IconFrameProps extends IconProps {
  /** The drawing's own grid, 24 by 24 unless said. */
  box?: string;
  /** The drawing brings its own fills instead of our line. */
  filled?: boolean;
  children: ReactNode;
}

/** The frame every icon is drawn in: size, our line, and either a name or silence. */
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
