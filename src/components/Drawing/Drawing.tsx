import { media } from '@/design/tokens/scale';

const MOVING = '/companion/';

const filling = { display: 'block', width: '100%', height: '100%' } as const;

/** Returns the path of the still version of an animated drawing; other paths are unchanged. */
export const stillOf = (src: string): string =>
  src.startsWith(MOVING) ? `${MOVING}still/${src.slice(MOVING.length)}` : src;

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
  const size = side === undefined ? { style: filling } : { width: side, height: side };
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
