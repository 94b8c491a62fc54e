import { cx } from '@/design/styles/cx';
import { useId } from 'react';
import { glitter, ripples } from './glitter';
import { band, colour, filling, scene, still } from './WaterScene.css';

export interface WaterSceneProps {
  /** full: the whole picture, filling its container; wide: the strip of an empty state. */
  crop?: 'full' | 'wide';
  /** Leaves out the otter to make room for another figure. */
  empty?: boolean;
}

/** An otter on the water in front of a low sun, or of the moon in the dark theme. It is decoration. */
export function WaterScene({ crop = 'wide', empty = false }: WaterSceneProps) {
  const id = useId();
  const paint = (name: string) => `url(#${id}-${name})`;
  return (
    <svg
      viewBox={crop === 'full' ? '0 0 880 900' : '20 318 860 470'}
      preserveAspectRatio={crop === 'full' ? 'xMinYMid slice' : 'xMidYMid slice'}
      className={cx(scene, crop === 'full' && filling)}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour.skyTop} />
          <stop offset=".66" stopColor={colour.skyMiddle} />
          <stop offset="1" stopColor={colour.skyLow} />
        </linearGradient>
        <linearGradient id={`${id}-water`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={colour.waterTop} />
          <stop offset="1" stopColor={colour.waterLow} />
        </linearGradient>
        <radialGradient id={`${id}-halo`}>
          <stop offset=".36" stopColor={colour.sun} stopOpacity=".72" />
          <stop offset="1" stopColor={colour.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h880v472H0Z" fill={paint('sky')} />
      <circle cx="620" cy="440" r="232" fill={paint('halo')} />
      <circle cx="620" cy="440" r="92" fill={colour.sun} />
      <path
        d="M0 404C60 374 112 362 162 363c104 2 176 74 284 82 66 6 96 14 126 25H0Z"
        fill={colour.far}
      />
      <path d="M660 470c50-34 96-52 152-52 26 0 48 4 68 10v42Z" fill={colour.far} />
      <path d="M0 436c40-11 76-13 104-12 82 3 138 32 206 46H0Z" fill={colour.near} />
      <path d="M0 470h880v430H0Z" fill={paint('water')} />
      <g fill="none" strokeLinecap="round">
        <path
          d={ripples}
          className={still}
          stroke={colour.ripple}
          strokeWidth="3"
          strokeOpacity=".3"
        />
        {glitter.map(({ d, width, opacity }, step) => (
          <path
            key={step}
            d={d}
            className={band[step]}
            stroke={colour.light}
            strokeWidth={width}
            strokeOpacity={opacity}
          />
        ))}
      </g>
      {!empty && (
        <image href="/companion/bases/otter.svg" x="88" y="428" width="332" height="332" />
      )}
    </svg>
  );
}
