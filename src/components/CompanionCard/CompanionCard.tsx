import { Badge } from '@/design/components/Badge/Badge';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { companionTexts } from '@/texts/companion';
import { profileTexts } from '@/texts/profile';
import type { Character, EquippedAccessory } from '@contract/models/character';
import { companionExperienceToNextLevel } from '@contract/rules/levels';
import { Link } from 'react-router-dom';
import { CompanionFigure } from '../CompanionFigure/CompanionFigure';
import { StatList } from '../StatList/StatList';
import * as styles from './CompanionCard.css';

export interface CompanionCardProps {
  character: Character;
  accessories: readonly EquippedAccessory[];
  /** Where it is dressed. */
  to: string;
}

/** A companion at home: how it looks, how far it has come, what it is good at. */
export function CompanionCard({ character, accessories, to }: CompanionCardProps) {
  const { characterName, level, experience, basePartIcon } = character;
  const name = characterName || companionTexts.title;
  const next = companionExperienceToNextLevel(level);
  const parts = accessories.map(({ part_name }) => part_name);
  return (
    <Card as="section" aria-label={companionTexts.title}>
      <Stack gap={12}>
        <div className={styles.head}>
          <Text as="h2" variant="heading" lines={1}>
            {name}
          </Text>
          <Badge>{companionTexts.level(level)}</Badge>
        </div>
        <div className={styles.figure}>
          <CompanionFigure
            baseIcon={basePartIcon}
            accessories={accessories}
            label={companionTexts.figure(name, parts)}
          />
        </div>
        <ProgressBar
          label={profileTexts.experience}
          value={experience / next}
          valueText={profileTexts.experienceValue(experience, next)}
        />
        <StatList stats={character} />
        <LinkButton as={Link} to={to} variant="soft" fullWidth>
          {companionTexts.customize}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** The card while the companion is on its way. */
export function CompanionCardSkeleton() {
  return (
    <Card>
      <Stack gap={12}>
        <Skeleton width="50%" height={24} />
        <Skeleton height={172} radius="lg" />
        <Skeleton height={34} />
        <Skeleton height={84} />
        <Skeleton height={44} radius="md" />
      </Stack>
    </Card>
  );
}
