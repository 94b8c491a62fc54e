import { Columns } from '@/design/components/Columns/Columns';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Spread } from '@/design/components/Spread/Spread';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { RightIcon } from '@/design/icons/icons';
import { gardenTexts, plantTexts, speciesTexts } from '@/texts/garden';
import type { Plant } from '@contract/models/plant';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlantFigure } from '../PlantFigure/PlantFigure';
import { WaterStage } from '../WaterStage/WaterStage';
import * as styles from '../PlantFigure/PlantFigure.css';

export interface MiniGardenProps {
  /** Null while the plants load. */
  plants: readonly Plant[] | null;
  /** The sentence that replaces the plants after a failure. */
  failure?: string | null;
  /** The address of the garden. */
  to: string;
}

/** How many plants fit side by side in a narrow column. */
const SHOWN = 4;

function Small({ plant, more }: { plant: Plant; more: number }) {
  const { species, level } = plant;
  return (
    <li className={styles.plant}>
      <WaterStage>
        <div className={styles.figure}>
          <PlantFigure species={species} level={level} />
        </div>
      </WaterStage>
      <VisuallyHidden>{plantTexts.inShort(speciesTexts[species], level)}</VisuallyHidden>
      {more > 0 && <span className={styles.more}>{gardenTexts.more(more)}</span>}
    </li>
  );
}

const nothing = (words: string) => <p className={styles.nothing}>{words}</p>;

function content({ plants, failure }: MiniGardenProps): ReactNode {
  if (failure) return nothing(failure);
  if (!plants) return <Skeleton height={72} radius="md" />;
  if (plants.length === 0) return nothing(gardenTexts.empty);
  return (
    <Columns as="ul" columns={4} aria-label={gardenTexts.plants}>
      {plants.slice(0, SHOWN).map((plant, at) => (
        <Small key={plant.id} plant={plant} more={at === SHOWN - 1 ? plants.length - SHOWN : 0} />
      ))}
    </Columns>
  );
}

/** A small version of the member's garden: the first plants at their present size, and a link to the garden. */
export function MiniGarden(props: MiniGardenProps) {
  return (
    <section aria-label={gardenTexts.title} className={styles.whole}>
      <Spread gap={0} paddingBottom={12}>
        <Heading>
          <Link to={props.to} className={styles.link}>
            {gardenTexts.title}
          </Link>
        </Heading>
        <Text tone="muted" display="flex">
          <RightIcon />
        </Text>
      </Spread>
      {content(props)}
    </section>
  );
}
