import { firstOf } from '../../browser/graphemes';
import { usePicture } from '../../hooks/usePicture';
import { face } from '../../tokens/scale';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { avatar, earned, empty, levelTab, picture, ring, ringed, side, track } from './Avatar.css';

/** Whose face, how large, and what stands on it. */
export interface AvatarProps {
  /** Whose it is: the first letter stands in where there is no picture, or none that comes. */
  name: string;
  src?: string | null;
  /** Words for a screen reader. Empty, as usual, when the name stands beside it. */
  alt?: string;
  /** The picture is 24, 32, 40 (unless said), 56 or 72 px wide. A ring adds 14. */
  size?: keyof typeof face;
  /** How full the ring around it is, 0 to 1. Without it there is no ring. */
  progress?: number;
  /** Words on the tab at the foot of the ring. */
  level?: string;
}

const STROKE = 4;

function Picture({ name, src: address, alt = '', size = 'md' }: AvatarProps) {
  const diameter = face[size];
  const { src, watch } = usePicture(address ? [address] : []);
  return (
    <span className={avatar} style={assignInlineVars({ [side]: `${diameter}px` })}>
      {src ? (
        <img
          {...watch}
          className={picture}
          src={src}
          alt={alt}
          width={diameter}
          height={diameter}
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
  const { progress, level, size = 'md' } = props;
  if (progress === undefined) return <Picture {...props} />;
  const outer = face[size] + 14;
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
