import { media } from '@/design/tokens/scale';
import type { ImgHTMLAttributes } from 'react';
import { stillOf } from './stillOf';

export interface DrawingProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  /** A picture's path. */
  src: string;
  /** Whether the drawing stands still; it always does on a phone, and for a person who prefers reduced motion. */
  still?: boolean;
}

/** One of our moving drawings, or any other picture; its text alternative is the caller's task. */
export function Drawing({ src, still = false, ...rest }: DrawingProps) {
  const motionless = stillOf(src);
  const picture = <img {...rest} src={still ? motionless : src} alt="" />;
  // A picture cannot learn whether motion is wanted, so the page chooses between two pictures.
  if (still || motionless === src) return picture;
  return (
    <picture>
      <source media={media.stillDrawings} srcSet={motionless} />
      {picture}
    </picture>
  );
}
