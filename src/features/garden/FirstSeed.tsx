import { PlantFigure } from '@/components/PlantFigure/PlantFigure';
import { SeedChoices } from '@/components/SeedChoices/SeedChoices';
import { WelcomeStep } from '@/components/WelcomeStep/WelcomeStep';
import { Button } from '@/design/components/Button/Button';
import { Columns } from '@/design/components/Columns/Columns';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { DropFilledIcon, GemFilledIcon } from '@/design/icons/icons';
import { useWriting } from '@/state/suspension';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { gardenTexts, plantTexts, seedTexts, speciesTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import { welcomeTexts } from '@/texts/welcome';
import { plantSpecies, type PlantSpecies } from '@contract/rules/companion/plants';
import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useGarden } from './garden';
import { plantSeedAtom } from './plantSeed';

const texts = welcomeTexts.garden;

const facts = [
  { name: profileTexts.waterDrops, icon: <DropFilledIcon size="lg" />, text: texts.drops },
  { name: profileTexts.gems, icon: <GemFilledIcon size="lg" />, text: texts.gems },
];

interface FirstSeedProps {
  memberId: string;
  skip: ReactNode;
  onDone: () => void;
}

/** Plants a new member's first own seed, and says what drops and gems are. */
export default function FirstSeed({ memberId, skip, onDone }: FirstSeedProps) {
  const { garden, status, error, isAsking, retry } = useGarden(memberId);
  // Not lotus: that one grows already.
  const [species, setSpecies] = useState<PlantSpecies>(plantSpecies[1]);
  const [isSending, setSending] = useState(false);
  const plantSeed = useSetAtom(plantSeedAtom);
  const writing = useWriting();
  const isPlanted = garden !== null && garden.plants.length > 1;
  const plant = async () => {
    setSending(true);
    await plantSeed(species);
    setSending(false);
  };
  return (
    <WelcomeStep
      title={isPlanted ? texts.plantedTitle : texts.title}
      lead={isPlanted ? texts.plantedLead : texts.lead}
      skip={!isPlanted && skip}
      action={
        isPlanted ? (
          <Button size="lg" fullWidth onClick={onDone}>
            {welcomeTexts.begin}
          </Button>
        ) : (
          <Button
            size="lg"
            fullWidth
            busy={isSending}
            disabled={garden === null}
            onClick={() => void plant()}
            {...writing}
          >
            {seedTexts.plant}
          </Button>
        )
      }
    >
      <Stack gap={24}>
        {garden === null ? (
          status === 'failed' ? (
            <ErrorPanel
              message={failureText(error, gardenTexts.failed)}
              retryLabel={commonTexts.retry}
              onRetry={retry}
              busy={isAsking}
            />
          ) : (
            <Skeleton height={176} radius="md" />
          )
        ) : isPlanted ? (
          <Columns columns={{ base: 2, wide: 4 }}>
            {garden.plants.map(({ id, species: grown, level }) => (
              <Stack key={id} gap={4} alignItems="center">
                <PlantFigure species={grown} level={level} />
                <Text variant="label">{speciesTexts[grown]}</Text>
                <Text variant="caption" tone="muted">
                  {plantTexts.level(level)}
                </Text>
              </Stack>
            ))}
          </Columns>
        ) : (
          <SeedChoices value={species} onChange={setSpecies} />
        )}
        <Stack as="ul" gap={12} background="surfaceSunken" borderRadius="md" padding={16}>
          {facts.map(({ name, icon, text }) => (
            <Row key={name} as="li" gap={12} alignItems="flex-start">
              {icon}
              <div>
                <Text as="p" variant="label">
                  {name}
                </Text>
                <Text as="p" variant="meta" tone="muted">
                  {text}
                </Text>
              </div>
            </Row>
          ))}
        </Stack>
      </Stack>
    </WelcomeStep>
  );
}
