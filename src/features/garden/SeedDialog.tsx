import { PurchaseDialog } from '@/components/PurchaseDialog/PurchaseDialog';
import { SeedChoices } from '@/components/SeedChoices/SeedChoices';
import { useWriting } from '@/state/suspension';
import { seedTexts } from '@/texts/garden';
import { plantSpecies, seedPrice, type PlantSpecies } from '@contract/rules/companion/plants';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Holding } from './garden';
import { plantSeedAtom, whyNoSeed } from './plantSeed';

interface SeedDialogProps {
  holding: Holding;
  onClose: () => void;
  onPlanted: (plantId: string) => void;
}

/** Shows the choice of seeds, the price, and the remaining balance. */
export function SeedDialog({ holding, onClose, onPlanted }: SeedDialogProps) {
  const [species, setSpecies] = useState<PlantSpecies>(plantSpecies[0]);
  const plantSeed = useSetAtom(plantSeedAtom);
  const writing = useWriting();
  const submit = async () => {
    const plantId = await plantSeed(species);
    if (plantId !== null) onPlanted(plantId);
  };
  return (
    <PurchaseDialog
      title={seedTexts.heading}
      texts={seedTexts}
      price={seedPrice(holding.plants.length)}
      gems={holding.gems}
      reason={whyNoSeed(holding)}
      writing={writing}
      onSubmit={submit}
      onClose={onClose}
    >
      <SeedChoices value={species} onChange={setSpecies} autoFocus />
    </PurchaseDialog>
  );
}
