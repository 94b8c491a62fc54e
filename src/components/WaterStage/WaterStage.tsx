import type { ReactNode } from 'react';
import * as styles from './WaterStage.css';

export interface WaterStageProps {
  /** The companion or the plant on the water: a centred square. */
  children: ReactNode;
}

/** Strokes of light, the far ones fine and the near ones broad; the drawing is 400 units wide. */
const strokes = [
  {
    d: 'M52 262h26M96 268h14M300 258h30M342 266h16M-60 264h38M-128 272h22M440 262h30M508 270h40',
    width: 2.4,
  },
  {
    d: 'M18 296h40M352 292h34M70 306h18M330 304h16M-104 300h46M-176 310h26M452 298h52M546 308h28',
    width: 3.4,
  },
  {
    d: 'M-8 352h46M366 346h48M22 366h24M340 362h20M-128 356h58M-196 372h34M462 352h60M566 366h36',
    width: 4.4,
  },
] as const;

const rings = [
  { rx: 118, ry: 17 },
  { rx: 152, ry: 24 },
  { rx: 188, ry: 32 },
] as const;

/** Still water under a soft light, as a stage for a companion. It is decoration. */
export function WaterStage({ children }: WaterStageProps) {
  return (
    <div className={styles.stage}>
      <svg viewBox="0 0 400 400" className={styles.drawing} aria-hidden="true">
        <ellipse cx="204" cy="338" rx="128" ry="20" className={styles.pool} />
        <g fill="none" strokeLinecap="round">
          {rings.map(({ rx, ry }, at) => (
            <ellipse
              key={rx}
              cx={204}
              cy={338}
              rx={rx}
              ry={ry}
              className={styles.alive[at]}
              stroke={styles.colour.light}
              strokeWidth="2"
              strokeOpacity={0.7 - at * 0.2}
            />
          ))}
          {strokes.map(({ d, width }, at) => (
            <path
              key={width}
              d={d}
              className={styles.alive[at]}
              stroke={styles.colour.light}
              strokeWidth={width}
              strokeOpacity=".85"
            />
          ))}
        </g>
      </svg>
      {children}
    </div>
  );
}
