import { cx } from '@/design/styles/cx';
import type { EquippedAccessory } from '@contract/models/character';
import { PartIcon } from '../PartIcon/PartIcon';
import * as styles from './CompanionFigure.css';

/** The fields of an accessory that are needed to draw it. */
export type FigureAccessory = Pick<
  EquippedAccessory,
  'part_id' | 'position_x' | 'position_y' | 'part_icon' | 'part_size' | 'part_layer'
>;

export interface CompanionFigureProps {
  /** The icon of the companion's body. */
  baseIcon: string;
  /** The accessories that it wears, from bottom to top. */
  accessories: readonly FigureAccessory[];
  /**
   * Text for a screen reader: the companion's name and parts; empty if text next to it says the
   * same.
   */
  label: string;
  /** Whether the drawings do not move. */
  still?: boolean;
}

function Accessory({ part, still }: { part: FigureAccessory; still: boolean }) {
  const { position_x, position_y, part_size, part_icon } = part;
  return (
    <div
      className={styles.accessory}
      style={{ left: `${position_x}%`, top: `${position_y}%`, width: `${part_size}%` }}
    >
      <PartIcon icon={part_icon} still={still} />
    </div>
  );
}

/** A companion with its accessories, as wide as its container. */
export function CompanionFigure({
  baseIcon,
  accessories,
  label,
  still = false,
}: CompanionFigureProps) {
  const layer = (wanted: FigureAccessory['part_layer']) =>
    accessories
      .filter(({ part_layer }) => part_layer === wanted)
      .map((part) => <Accessory key={part.part_id} part={part} still={still} />);
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={styles.stage} {...naming}>
      <div className={cx(styles.canvas, !still && styles.breathing)}>
        {layer('behind')}
        <div className={styles.base}>
          <PartIcon icon={baseIcon} still={still} />
        </div>
        {layer('front')}
      </div>
    </div>
  );
}
