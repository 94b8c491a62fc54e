import { firstOf } from '../../browser/graphemes';
import { usePicture } from '../../hooks/usePicture';
import { face } from '../../tokens/scale';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { avatar, earned, empty, levelTab, picture, ring, ringed, side, track } from './Avatar.css';

/** A member's picture, its size and its level. */
export interface AvatarProps {
  /** The member's name: its first letter replaces a picture that is missing or does not load. */
  name: string;
  src?: string | null;
  /** Text for a screen reader. Usually empty, because the name is next to it. */
  alt?: string;
  /** The picture is 24, 32, 40 (default), 56 or 72 px wide. A ring adds 14. */
  size?: keyof typeof face;
  /** How full the ring around it is, 0 to 1. Without it there is no ring. */
  progress?: number;
  /** Text on the tab at the bottom of the ring. */
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

/** A member's picture; with `progress` it has a ring that shows their experience. */
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
