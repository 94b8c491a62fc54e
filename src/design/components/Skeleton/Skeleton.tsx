import { assignInlineVars } from '@vanilla-extract/dynamic';
import { radius } from '../../tokens/scale';
import {
  corner,
  height as heightVar,
  ratio as ratioVar,
  skeleton,
  width as widthVar,
} from './Skeleton.css';

/** The space for content that is loading. */
export interface SkeletonProps {
  /** CSS px, or any CSS length; the full width by default. */
  width?: number | string;
  /** CSS px, or any CSS length; omit it if `ratio` is given. */
  height?: number | string;
  /** width / height, such as 16 / 9. */
  ratio?: number;
  radius?: keyof typeof radius;
}

const length = (value: number | string): string =>
  typeof value === 'number' ? `${value}px` : value;

/**
 * The space for something that is loading, with a pulse. Give it the exact shape, so that nothing moves
 * when the content arrives. It says nothing to a screen reader: the list around it is `aria-busy`.
 */
export function Skeleton(props: SkeletonProps) {
  const { width = '100%', height, ratio, radius: round = 'sm' } = props;
  return (
    <div
      aria-hidden="true"
      className={skeleton}
      style={assignInlineVars({
        [widthVar]: length(width),
        [heightVar]: height === undefined ? 'auto' : length(height),
        [ratioVar]: ratio === undefined ? 'auto' : String(ratio),
        [corner]: radius[round],
      })}
    />
  );
}
