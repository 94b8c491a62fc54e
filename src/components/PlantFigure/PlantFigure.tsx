import { DropFilledIcon } from '@/design/icons/icons';
import type { PlantSpecies } from '@contract/rules/companion/plants';
import { Drawing } from '../Drawing/Drawing';
import * as styles from './PlantFigure.css';

export interface PlantFigureProps {
  species: PlantSpecies;
  /** 1 (a seed) to 5 (in bloom). */
  level: number;
  /** The number of waterings since the figure was mounted: each one makes a drop fall. */
  waterings?: number;
}

/** A plant in its bowl, as wide as its container; the caller provides the text alternative. */
export function PlantFigure({ species, level, waterings = 0 }: PlantFigureProps) {
  return (
    <div className={styles.place} aria-hidden="true">
      <Drawing src={`/companion/plants/${species}-${level}.svg`} />
      {waterings > 0 && (
        <div key={waterings}>
          <span className={styles.drop}>
            <DropFilledIcon />
          </span>
          <span className={styles.ring} />
        </div>
      )}
    </div>
  );
}
