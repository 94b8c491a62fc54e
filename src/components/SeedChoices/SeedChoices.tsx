import { Columns } from '@/design/components/Columns/Columns';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { beginHere } from '@/design/components/Dialog/useModal';
import { seedTexts, speciesTexts } from '@/texts/garden';
import { PLANT_MAX_LEVEL, plantSpecies, type PlantSpecies } from '@contract/rules/companion/plants';
import { useId } from 'react';
import { PlantFigure } from '../PlantFigure/PlantFigure';
import * as styles from './SeedChoices.css';

export interface SeedChoicesProps {
  value: PlantSpecies;
  onChange: (species: PlantSpecies) => void;
  /** Whether a dialog puts its first focus here. */
  autoFocus?: boolean;
}

/** Lets a member choose a seed; each plant is shown in bloom. */
export function SeedChoices({ value, onChange, autoFocus }: SeedChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{seedTexts.choose}</VisuallyHidden>
      <Columns columns={{ base: 2, wide: 4 }}>
        {plantSpecies.map((species) => (
          <label key={species} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={species === value}
              {...(autoFocus && species === value && { ref: beginHere })}
              onChange={() => onChange(species)}
            />
            <span className={styles.drawing}>
              <PlantFigure species={species} level={PLANT_MAX_LEVEL} />
            </span>
            <Text variant="label">{speciesTexts[species]}</Text>
          </label>
        ))}
      </Columns>
    </fieldset>
  );
}
