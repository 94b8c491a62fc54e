import { media } from '@/design/tokens/scale';
import { stillOf } from './stillOf';
import { filling } from './Drawing.css';

export interface DrawingProps {
  /** A picture's path. */
  src: string;
  /** A side of its square, CSS px; without it the drawing fills its container. */
  side?: number;
  /** Whether the drawing stands still; it always does on a phone, and for a person who prefers reduced motion. */
  still?: boolean;
}

/** One of our moving drawings, or any other picture; its text alternative is the caller's task. */
export function Drawing({ src, side, still = false }: DrawingProps) {
  const motionless = stillOf(src);
  const size = side === undefined ? { className: filling } : { width: side, height: side };
  const picture = <img {...size} src={still ? motionless : src} alt="" draggable={false} />;
  // A picture cannot learn whether motion is wanted, so the page chooses between two pictures.
  if (still || motionless === src) return picture;
  return (
    <picture>
      <source media={media.stillDrawings} srcSet={motionless} />
      {picture}
    </picture>
  );
}
