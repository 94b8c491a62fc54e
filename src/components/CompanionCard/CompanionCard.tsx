import { LinkButton } from '@/design/components/Button/LinkButton';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { companionTexts } from '@/texts/companion';
import { profileTexts } from '@/texts/profile';
import type { Character, EquippedAccessory } from '@contract/models/character';
import { companionExperienceToNextLevel } from '@contract/rules/companion/levels';
import { Link } from 'react-router-dom';
import { CompanionFigure } from '../CompanionFigure/CompanionFigure';
import { StatList } from '../StatList/StatList';
import { WaterScene } from '../WaterScene/WaterScene';
import * as styles from './CompanionCard.css';

export interface CompanionCardProps {
  character: Character;
  accessories: readonly EquippedAccessory[];
  /** The address of the page where the companion is edited. */
  to: string;
}

/** A companion: its figure, its level and its stats. */
export function CompanionCard({ character, accessories, to }: CompanionCardProps) {
  const { characterName, level, experience, basePartIcon } = character;
  const name = companionTexts.nameOf(characterName);
  const next = companionExperienceToNextLevel(level);
  const parts = accessories.map(({ part_name }) => part_name);
  return (
    <section className={styles.card} aria-label={companionTexts.title}>
      <div className={styles.scene}>
        <WaterScene crop="full" empty />
        <div className={styles.figure}>
          <CompanionFigure
            baseIcon={basePartIcon}
            accessories={accessories}
            label={companionTexts.figure(name, parts)}
          />
        </div>
      </div>
      <Stack gap={12} padding={20} paddingTop={12}>
        <Spread>
          <Row alignItems="baseline" gap={6} minWidth={0}>
            <Heading lines={1}>{name}</Heading>
            <Text variant="meta" tone="muted">
              {companionTexts.level(level)}
            </Text>
          </Row>
          <LinkButton as={Link} to={to} variant="outline" size="sm">
            {companionTexts.customize}
          </LinkButton>
        </Spread>
        <ProgressBar
          label={profileTexts.experience}
          value={experience / next}
          valueText={profileTexts.experienceValue(experience, next)}
        />
        <StatList stats={character} bars />
      </Stack>
    </section>
  );
}

/** The card while the companion loads. */
export function CompanionCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton height={140} radius="sm" />
      <Stack gap={12} padding={20} paddingTop={12}>
        <Skeleton width="50%" height={36} />
        <Skeleton height={34} />
        <Skeleton height={76} />
      </Stack>
    </div>
  );
}
