import type { PlantSpecies } from '@contract/rules/plants';

export const speciesTexts: Record<PlantSpecies, string> = {
  lotus: '연꽃',
  'forget-me-not': '물망초',
  daffodil: '수선화',
  cattail: '부들',
};
