import { media } from '@/design/tokens/scale';
import type { ImgHTMLAttributes } from 'react';
import { stillOf } from './stillOf';

export interface DrawingProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  /** A picture's path. */
  src: string;
  /** Whether it stands still, as it does for everybody who wants no motion. */
  still?: boolean;
}

/** One of our moving drawings, or any other picture; the one who shows it says what it is. */
export function Drawing({ src, still = false, ...rest }: DrawingProps) {
  const motionless = stillOf(src);
  const picture = <img {...rest} src={still ? motionless : src} alt="" />;
  // A picture is not told whether motion is wanted, so the page chooses between two.
  if (still || motionless === src) return picture;
  return (
    <picture>
      <source media={media.reducedMotion} srcSet={motionless} />
      {picture}
    </picture>
  );
}
