import { companionTexts } from '@/texts/companion';
import type { Character, EquippedAccessory } from '@contract/models/character';
import { Link } from 'react-router-dom';
import { CompanionFigure } from '../CompanionFigure/CompanionFigure';
import { WaterScene } from '../WaterScene/WaterScene';
import * as styles from './CompanionTile.css';

export interface CompanionTileProps {
  character: Character;
  accessories: readonly EquippedAccessory[];
  /** The address of the page where the companion is edited. */
  to: string;
}

/** A small companion on its water, which leads to its page on a phone. */
export function CompanionTile({ character, accessories, to }: CompanionTileProps) {
  const name = companionTexts.nameOf(character.characterName);
  return (
    <Link to={to} className={styles.tile} aria-label={companionTexts.customizeOf(name)}>
      <span className={styles.scene}>
        <WaterScene crop="full" empty />
      </span>
      <span className={styles.figure}>
        <CompanionFigure baseIcon={character.basePartIcon} accessories={accessories} label="" />
      </span>
    </Link>
  );
}
