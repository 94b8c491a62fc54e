import { PlantFigure } from '@/components/PlantFigure/PlantFigure';
import { Text } from '@/design/components/Text/Text';
import { GemFilledIcon, PlusIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { seedTexts } from '@/texts/garden';
import { plantSpecies, SEED_PRICE } from '@contract/rules/companion/plants';
import { reasonTexts } from '@contract/texts';
import { useId } from 'react';
import * as styles from './SeedTile.css';

interface SeedTileProps {
  /** Whether there is no space for another plant. */
  isFull: boolean;
  onPress: () => void;
}

/** The place of the next plant. */
export function SeedTile({ isFull, onPress }: SeedTileProps) {
  const reasonId = useId();
  const writing = useWriting();
  if (isFull) {
    return (
      <li className={styles.fullRow}>
        <button
          type="button"
          className={styles.row}
          aria-disabled="true"
          aria-describedby={reasonId}
        >
          <Text variant="label">{seedTexts.plant}</Text>
          <Text id={reasonId} variant="meta">
            {reasonTexts.gardenFull}
          </Text>
        </button>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onPress} {...writing}>
        <span className={styles.drawing}>
          <PlantFigure species={plantSpecies[0]} level={1} />
        </span>
        <Text variant="label" display="inline-flex" alignItems="center" gap={4}>
          <PlusIcon size="sm" />
          {seedTexts.plant}
        </Text>
        <Text variant="caption" tone="muted" display="inline-flex" alignItems="center" gap={4}>
          <GemFilledIcon size="sm" />
          {seedTexts.gems(SEED_PRICE)}
        </Text>
      </button>
    </li>
  );
}
