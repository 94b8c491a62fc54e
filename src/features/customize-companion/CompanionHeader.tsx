import { Spread } from '@/design/components/Spread/Spread';
import { characterTexts } from '@/texts/character';
import { companionTexts } from '@/texts/companion';
import type { Character } from '@contract/models/character';
import { formatNumber } from '@contract/rules/text/counts';
import { nameKept } from './characterName';
import * as styles from './SidePanel.css';

interface CompanionHeaderProps {
  character: Character;
  /** The name as typed. */
  name: string;
}

/** The name of the companion and its progress. */
export function CompanionHeader({ character, name }: CompanionHeaderProps) {
  const { characterName, level, experience } = character;
  return (
    <Spread
      alignItems="baseline"
      gap={12}
      paddingTop={{ base: 8, wide: 12 }}
      paddingX={{ base: 16, wide: 20 }}
    >
      <h2 className={styles.name}>{companionTexts.nameOf(nameKept(name, characterName))}</h2>
      <span className={styles.level}>{characterTexts.level(level, formatNumber(experience))}</span>
    </Spread>
  );
}
