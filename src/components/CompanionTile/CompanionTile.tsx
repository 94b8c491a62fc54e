import { companionTexts } from '@/texts/companion';
import type { Character, EquippedAccessory } from '@contract/models/character';
import { CompanionFigure } from '../CompanionFigure/CompanionFigure';
import { WaterScene } from '../WaterScene/WaterScene';
import * as styles from './CompanionTile.css';

export interface CompanionTileProps {
  character: Character;
  accessories: readonly EquippedAccessory[];
  onOpen: () => void;
}

/** A small companion on its water; a press opens what else is known of it. */
export function CompanionTile({ character, accessories, onOpen }: CompanionTileProps) {
  const name = companionTexts.nameOf(character.characterName);
  return (
    <button
      type="button"
      aria-label={companionTexts.open(name)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.tile}>
        <span className={styles.scene}>
          <WaterScene crop="full" empty />
        </span>
        <span className={styles.figure}>
          <CompanionFigure baseIcon={character.basePartIcon} accessories={accessories} label="" />
        </span>
      </span>
    </button>
  );
}
