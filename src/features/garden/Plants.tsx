import { PlantCard } from '@/components/PlantCard/PlantCard';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useWriting } from '@/state/suspension';
import { gardenTexts } from '@/texts/garden';
import type { Plant } from '@contract/models/plant';
import {
  growPlant,
  isGrown,
  PLANTS_MAX,
  WATERING_COST,
  WATERING_EXPERIENCE,
} from '@contract/rules/plants';
import { reasonTexts } from '@contract/texts';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { EmptyGarden } from './EmptyGarden';
import type { Holding } from './foresee';
import * as styles from './Plants.css';
import { SeedDialog } from './SeedDialog';
import { SeedTile } from './SeedTile';
import { waterAtom, wateredTextAtom } from './water';
import { stillOf } from '@/components/Drawing/stillOf';
import { media } from '@/design/tokens/scale';

/** Preloads the drawings that the next watering would show, so that they do not appear late. */
function useNextDrawing(plants: readonly Plant[]): void {
  useEffect(() => {
    for (const plant of plants) {
      const { species, level, experience, maxExperience } = plant;
      if (isGrown(plant) || experience + WATERING_EXPERIENCE < maxExperience) continue;
      const drawing = `/companion/plants/${species}-${level + 1}.svg`;
      const isStill = matchMedia(media.stillDrawings).matches;
      new Image().src = isStill ? stillOf(drawing) : drawing;
    }
  }, [plants]);
}

/** The plants of one's own garden, each with its controls, and the place for the next one. */
export function Plants({ holding }: { holding: Holding }) {
  const { plants, waterDrops } = holding;
  const [isSeeding, setSeeding] = useState(false);
  // How often each plant was watered since it appeared.
  const [waterings, setWaterings] = useState<Readonly<Record<string, number>>>({});
  const [focusOn, setFocusOn] = useState<{ id: string } | null>(null);
  const water = useSetAtom(waterAtom);
  const said = useAtomValue(wateredTextAtom);
  const isSuspended = useWriting() !== undefined;
  useNextDrawing(plants);
  useEffect(() => {
    if (focusOn) document.getElementById(focusOn.id)?.focus();
  }, [focusOn]);

  const whyDry = (drops: number) => {
    if (isSuspended) return gardenTexts.suspended;
    return drops < WATERING_COST ? reasonTexts.dropsShort : null;
  };
  const onWater = useCallback(
    (plant: Plant) => {
      // The drop falls at once; the growth and the remaining drops follow.
      setWaterings((before) => ({ ...before, [plant.id]: (before[plant.id] ?? 0) + 1 }));
      startTransition(() => {
        void water(plant.id);
        // A plant in bloom has no button that could keep the focus.
        if (isGrown(growPlant(plant, WATERING_EXPERIENCE))) setFocusOn({ id: plant.id });
      });
    },
    [water],
  );
  const onPlanted = (id: string) => {
    setSeeding(false);
    setFocusOn({ id });
  };
  return (
    <section className={styles.section} aria-label={gardenTexts.plants}>
      {plants.length === 0 ? (
        <EmptyGarden onSeed={() => setSeeding(true)} />
      ) : (
        <>
          <Row alignItems="baseline">
            <Heading>{gardenTexts.plants}</Heading>
            <Text variant="meta" tone="muted" tabular aria-hidden="true">
              {gardenTexts.plantsCount(plants.length)}
            </Text>
            <VisuallyHidden>{gardenTexts.plantsCountAnnounced(plants.length)}</VisuallyHidden>
          </Row>
          {plants.every(isGrown) && <p className={styles.notice}>{gardenTexts.allInBloom}</p>}
          <ul className={styles.plants} aria-label={gardenTexts.plants}>
            {plants.map((plant) => (
              <li key={plant.id}>
                <PlantCard
                  plant={plant}
                  waterings={waterings[plant.id] ?? 0}
                  reason={whyDry(waterDrops)}
                  onWater={onWater}
                />
              </li>
            ))}
            <SeedTile isFull={plants.length >= PLANTS_MAX} onPress={() => setSeeding(true)} />
          </ul>
        </>
      )}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {isSeeding && (
        <SeedDialog holding={holding} onClose={() => setSeeding(false)} onPlanted={onPlanted} />
      )}
    </section>
  );
}
