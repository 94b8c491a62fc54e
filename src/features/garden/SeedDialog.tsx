import { SeedChoices } from '@/components/SeedChoices/SeedChoices';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { GemFilledIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { commonTexts } from '@/texts/common';
import { seedTexts } from '@/texts/garden';
import { plantSpecies, SEED_PRICE, type PlantSpecies } from '@contract/rules/plants';
import { formatNumber } from '@contract/rules/counts';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import type { Holding } from './foresee';
import { plantSeedAtom, whyNoSeed } from './plantSeed';
import * as styles from './SeedDialog.css';

interface SeedDialogProps {
  holding: Holding;
  onClose: () => void;
  onPlanted: (plantId: string) => void;
}

function Amount({ label, gems }: { label: string; gems: number }) {
  return (
    <Row alignItems="stretch" justifyContent="space-between">
      <Text as="dt" variant="meta" tone="muted">
        {label}
      </Text>
      <Text as="dd" variant="label" tabular className={styles.amount}>
        <GemFilledIcon size={18} />
        {formatNumber(gems)}
      </Text>
    </Row>
  );
}

/** Which seed, what it costs, and what is left then. */
export function SeedDialog({ holding, onClose, onPlanted }: SeedDialogProps) {
  const [species, setSpecies] = useState<PlantSpecies>(plantSpecies[0]);
  const [isSending, setSending] = useState(false);
  const plantSeed = useSetAtom(plantSeedAtom);
  const reasonId = useId();
  const writing = useWriting();
  const reason = whyNoSeed(holding);
  const submit = async () => {
    setSending(true);
    const plantId = await plantSeed(species);
    setSending(false);
    if (plantId !== null) onPlanted(plantId);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={seedTexts.heading}
      closeLabel={commonTexts.close}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            loading={isSending}
            blocked={reason !== null}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={() => void submit()}
            {...writing}
          >
            {seedTexts.submit}
          </Button>
        </>
      }
    >
      <SeedChoices value={species} onChange={setSpecies} autoFocus />
      <Stack
        as="dl"
        gap={8}
        borderRadius="md"
        background="surfaceSunken"
        paddingX={16}
        paddingY={12}
      >
        <Amount label={seedTexts.price} gems={SEED_PRICE} />
        {!reason && <Amount label={seedTexts.left} gems={holding.gems - SEED_PRICE} />}
        {reason && <Amount label={seedTexts.owned} gems={holding.gems} />}
      </Stack>
      {reason && (
        <Text as="p" id={reasonId} variant="meta" tone="danger">
          {reason}
        </Text>
      )}
    </Dialog>
  );
}
