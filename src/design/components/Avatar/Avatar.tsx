import { firstOf } from '../../browser/graphemes';
import { usePicture } from '../../hooks/usePicture';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { avatar, earned, empty, levelTab, picture, ring, ringed, side, track } from './Avatar.css';

/** Whose face, how large, and what stands on it. */
export interface AvatarProps {
  /** Whose it is: the first letter stands in where there is no picture, or none that comes. */
  name: string;
  src?: string | null;
  /** Words for a screen reader. Empty, as usual, when the name stands beside it. */
  alt?: string;
  /** Diameter of the picture in CSS px. A ring adds 14. */
  size?: 24 | 32 | 36 | 40 | 42 | 44 | 54 | 70;
  /** How full the ring around it is, 0 to 1. Without it there is no ring. */
  progress?: number;
  /** Words on the tab at the foot of the ring. */
  level?: string;
}

const STROKE = 4;

function Picture({ name, src: address, alt = '', size = 44 }: AvatarProps) {
  const { src, watch } = usePicture(address ? [address] : []);
  return (
    <span className={avatar} style={assignInlineVars({ [side]: `${size}px` })}>
      {src ? (
        <img
          {...watch}
          className={picture}
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
        />
      ) : (
        <span {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {firstOf(name)}
        </span>
      )}
    </span>
  );
}

/** A person's face, and around it, when `progress` is given, the ring that experience fills. */
export function Avatar(props: AvatarProps) {
  const { progress, level, size = 44 } = props;
  if (progress === undefined) return <Picture {...props} />;
  const outer = size + 14;
  const circle = { cx: outer / 2, cy: outer / 2, r: (outer - STROKE) / 2 };
  const share = Math.min(1, Math.max(0, progress));
  return (
    <span className={ringed}>
      <svg className={ring} viewBox={`0 0 ${outer} ${outer}`} fill="none" aria-hidden="true">
        <circle className={track} {...circle} strokeWidth={STROKE} />
        {share > 0 && (
          <circle
            className={earned}
            {...circle}
            strokeWidth={STROKE}
            pathLength={1}
            style={assignInlineVars({ [empty]: String(1 - share) })}
          />
        )}
      </svg>
      <Picture {...props} />
      {level && <span className={levelTab}>{level}</span>}
    </span>
  );
}
