import { stillOf } from '@/components/Drawing/stillOf';
import { media } from '@/design/tokens/scale';
import type { Plant } from '@contract/models/plant';
import { isGrown, WATERING_EXPERIENCE } from '@contract/rules/plants';
import { useEffect } from 'react';

/** Brings the next drawing of each plant that one watering makes rise, so that no drawing flashes up late. */
export function useNextDrawing(plants: readonly Plant[]): void {
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
