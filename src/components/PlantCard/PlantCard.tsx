import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { ProgressBar } from '@/design/components/ProgressBar/ProgressBar';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { DropFilledIcon } from '@/design/icons/icons';
import { plantTexts, speciesTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import type { Plant } from '@contract/models/plant';
import { isGrown, WATERING_COST, WATERING_EXPERIENCE } from '@contract/rules/companion/plants';
import { memo, useId, useState } from 'react';
import { PlantFigure } from '../PlantFigure/PlantFigure';
import { WaterStage } from '../WaterStage/WaterStage';
import * as styles from './PlantCard.css';

export interface PlantCardProps {
  plant: Plant;
  /** The number of waterings since the card was mounted: each one makes a drop fall. */
  waterings?: number;
  /** The reason why it cannot be watered now. */
  reason?: string | null;
  /** Called with the plant; must be the same function in every render. */
  onWater: (plant: Plant) => void;
}

type FootProps = Omit<PlantCardProps, 'waterings'>;

function Growing({ plant, reason, onWater }: FootProps) {
  const { species, experience, maxExperience } = plant;
  const reasonId = useId();
  return (
    <Box display="flex" flexDirection="column" gap={12} className={styles.foot}>
      <ProgressBar
        label={plantTexts.growth}
        value={experience / maxExperience}
        valueText={plantTexts.growthOf(experience, maxExperience)}
      />
      <Button
        variant="outline"
        size="lg"
        tight="always"
        fullWidth
        disabled={Boolean(reason)}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => onWater(plant)}
      >
        <Stack as="span" gap={0} alignItems="center">
          <VisuallyHidden>{plantTexts.waterOf(speciesTexts[species])}</VisuallyHidden>
          <span aria-hidden="true">{plantTexts.water}</span>
          <Box
            as="span"
            alignItems="center"
            gap={8}
            display="inline-flex"
            justifyContent="center"
            className={styles.terms}
          >
            <span className={styles.cost}>
              <DropFilledIcon size="sm" />
              <span className={styles.costWord}>{profileTexts.waterDrops}</span> {WATERING_COST}
            </span>
            <span>{plantTexts.gain(WATERING_EXPERIENCE)}</span>
          </Box>
        </Stack>
      </Button>
      {reason && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
    </Box>
  );
}

/** A plant on its water: its species, its growth, and the button that waters it. */
export const PlantCard = memo(function PlantCard({ plant, waterings, ...rest }: PlantCardProps) {
  const { id, species, level } = plant;
  const [levelAtFirst] = useState(level);
  const nameId = useId();
  return (
    <article id={id} tabIndex={-1} aria-labelledby={nameId} className={styles.card}>
      <div className={styles.stage}>
        <WaterStage>
          <div className={styles.plant}>
            <div key={level} {...(level !== levelAtFirst && { className: styles.grown })}>
              <PlantFigure species={species} level={level} {...(waterings && { waterings })} />
            </div>
          </div>
        </WaterStage>
      </div>
      <Stack
        gap={12}
        flexGrow={1}
        padding={{ base: 12, wide: 20 }}
        paddingTop={{ base: 12, wide: 16 }}
      >
        <Spread alignItems="baseline" rowGap={0} columnGap={8} flexWrap="wrap">
          <Text as="h3" id={nameId} variant="heading">
            {speciesTexts[species]}
          </Text>
          <Text variant="caption" tone="muted" tabular>
            {plantTexts.level(level)}
          </Text>
        </Spread>
        {isGrown(plant) ? (
          <div className={styles.bloom}>
            <Text as="p" variant="label" tone="success">
              {plantTexts.inBloom}
            </Text>
            <Text as="p" variant="caption" tone="muted" weight="regular">
              {plantTexts.restsInBloom}
            </Text>
          </div>
        ) : (
          <Growing plant={plant} {...rest} />
        )}
      </Stack>
    </article>
  );
});
