import { PlantCard } from '@/components/PlantCard/PlantCard';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useWriting } from '@/state/suspension';
import { gardenTexts, plantTexts, speciesTexts, seedTexts } from '@/texts/garden';
import type { Plant } from '@contract/models/plant';
import {
  growPlant,
  isGrown,
  PLANTS_MAX,
  WATERING_COST,
  WATERING_EXPERIENCE,
  plantSpecies,
  seedPrice,
} from '@contract/rules/companion/plants';
import { reasonTexts } from '@contract/texts';
import { useAtomValue, useSetAtom, atom } from 'jotai';
import { startTransition, useCallback, useEffect, useState, useId } from 'react';
import {
  type Holding,
  gardenAtom,
  gardenRemote,
  reloadAfterAtom,
  setBalancesAtom,
  wateringsAtom,
} from './garden';
import * as styles from './Plants.css';
import { SeedDialog } from './SeedDialog';
import { media } from '@/design/tokens/scale';
import { call } from '@/api/client';
import { userAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import type { Output } from '@contract/endpoints/define';
import type { waterPlant } from '@contract/endpoints/garden';
import { BLOOM_GEMS } from '@contract/rules/companion/rewards';
import { Drawing, stillOf } from '@/components/Drawing/Drawing';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { LeafIcon, GemFilledIcon, PlusIcon } from '@/design/icons/icons';
import { PlantFigure } from '@/components/PlantFigure/PlantFigure';

interface SeedTileProps {
  /** Whether there is no space for another plant. */
  isFull: boolean;
  /** In gems. */
  price: number;
  onPress: () => void;
}

/** The place of the next plant. */
function SeedTile({ isFull, price, onPress }: SeedTileProps) {
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
          {seedTexts.gems(price)}
        </Text>
      </button>
    </li>
  );
}

/** A garden without plants: its water, an empty bowl, and a button for the first seed. */
function EmptyGarden({ onSeed }: { onSeed: () => void }) {
  const writing = useWriting();
  return (
    <Card padding="none">
      <EmptyState
        scene={
          <div className={styles.scene}>
            <WaterStage>
              <div className={styles.bowl}>
                <Drawing src="/companion/plants/empty-bowl.svg" />
              </div>
            </WaterStage>
          </div>
        }
        message={gardenTexts.empty}
        action={
          <Button icon={<LeafIcon />} onClick={onSeed} {...writing}>
            {seedTexts.plant}
          </Button>
        }
      />
    </Card>
  );
}

type Watered = Output<typeof waterPlant>;

const wateredAtom = atom('');

/** Announces the result of the last watering to screen readers; a toast reports a bloom. */
const wateredTextAtom = atom((get) => get(wateredAtom));

const announceAtom = atom(null, (_get, set, { plant, levelUp }: Watered) => {
  const name = speciesTexts[plant.species];
  const { experience, maxExperience } = plant;
  set(wateredAtom, isGrown(plant) ? '' : plantTexts.watered(name, experience, maxExperience));
  if (!levelUp) return;
  const toast = isGrown(plant)
    ? { text: plantTexts.bloomed(name), detail: plantTexts.bloomReward(BLOOM_GEMS) }
    : { text: plantTexts.grew(name), detail: plantTexts.level(plant.level) };
  set(showToastAtom, { ...toast, tone: 'success' });
});

/**
 * Waters a plant: shown at once, requests sent one after another, and the server's answers win. A
 * failure cancels the waiting presses and reloads the garden.
 */
const waterAtom = atom(null, async (get, set, plantId: string) => {
  const of = get(userAtom)?.user_id;
  const garden = get(gardenAtom);
  const plant = garden?.plants.find(({ id }) => id === plantId);
  if (of === undefined || !garden || !plant || isGrown(plant)) return;
  if (garden.waterDrops < WATERING_COST) return;
  const ahead = get(wateringsAtom);
  const isSending = ahead?.of === of;
  set(wateringsAtom, { of, plantIds: [...(isSending ? ahead.plantIds : []), plantId] });
  if (isSending) return;

  const left = () => (get(wateringsAtom)?.of === of ? get(wateringsAtom)?.plantIds : []) ?? [];
  const isHere = () => get(userAtom)?.user_id === of;
  try {
    for (let next: string | undefined = plantId; next; [next] = left()) {
      const answer = await call('waterPlant', { params: { plantId: next }, body: { userId: of } });
      if (!isHere()) return;
      set(gardenRemote.changeAtom, of, ({ plants, ...rest }) => ({
        ...rest,
        plants: plants.map((one) => (one.id === answer.plant.id ? answer.plant : one)),
      }));
      set(wateringsAtom, { of, plantIds: left().slice(1) });
      set(setBalancesAtom, answer);
      set(announceAtom, answer);
    }
  } catch (error) {
    if (!isHere()) return;
    set(wateringsAtom, null);
    set(showToastAtom, { text: failureText(error, plantTexts.waterFailed), tone: 'danger' });
    await set(reloadAfterAtom, of, error);
  } finally {
    if (get(wateringsAtom)?.of === of) set(wateringsAtom, null);
  }
});

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
            <SeedTile
              isFull={plants.length >= PLANTS_MAX}
              price={seedPrice(plants.length)}
              onPress={() => setSeeding(true)}
            />
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
