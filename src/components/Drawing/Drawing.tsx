import { media } from '@/design/tokens/scale';
import { stillOf } from './stillOf';
import { filling } from './Drawing.css';

export interface DrawingProps {
  /** The path of a picture. */
  src: string;
  /** The side of its square, in CSS px; without it the drawing fills its container. */
  side?: number;
  /** Whether the drawing does not move; it never moves on a phone or for people who prefer reduced motion. */
  still?: boolean;
}

/** One of our animated drawings, or any other picture; the caller provides the text alternative. */
export function Drawing({ src, side, still = false }: DrawingProps) {
  const motionless = stillOf(src);
  const size = side === undefined ? { className: filling } : { width: side, height: side };
  const picture = <img {...size} src={still ? motionless : src} alt="" draggable={false} />;
  // A picture cannot detect whether motion is wanted, so the page chooses between two pictures.
  if (still || motionless === src) return picture;
  return (
    <picture>
      <source media={media.stillDrawings} srcSet={motionless} />
      {picture}
    </picture>
  );
}
