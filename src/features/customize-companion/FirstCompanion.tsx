import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { PartTile } from '@/components/PartTile/PartTile';
import { WaterStage } from '@/components/WaterStage/WaterStage';
import { WelcomeStep } from '@/components/WelcomeStep/WelcomeStep';
import { Button } from '@/design/components/Button/Button';
import { Columns } from '@/design/components/Columns/Columns';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Field } from '@/design/components/Field/Field';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { companionRemote, type OwnCompanion } from '@/state/companion';
import { useSharedRemote } from '@/state/useRemote';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { failureText } from '@/texts/errors';
import { welcomeTexts } from '@/texts/welcome';
import type { ReactNode } from 'react';
import { first, scene } from './Customizer.css';
import { nameError } from './editor/characterName';
import { useEditor } from './editor/useEditor';
import { useSave } from './editor/useSave';

interface FirstCompanionProps {
  userId: string;
  skip: ReactNode;
  onDone: () => void;
}

interface FormProps extends FirstCompanionProps {
  companion: OwnCompanion;
}

function Form({ userId, companion, skip, onDone }: FormProps) {
  const editor = useEditor(userId, companion);
  const { saving, save } = useSave(userId, editor, onDone);
  const { catalog, name, appearance, isChanged } = editor;
  const base = catalog.base(appearance.base);
  return (
    <WelcomeStep
      {...welcomeTexts.companion}
      skip={skip}
      action={
        <Button
          size="lg"
          fullWidth
          busy={saving}
          disabled={nameError(name) !== null}
          onClick={() => (isChanged ? void save() : onDone())}
        >
          {welcomeTexts.next}
        </Button>
      }
    >
      <Stack gap={20}>
        <div className={scene}>
          <WaterStage>
            {base && (
              <div className={first}>
                <CompanionFigure
                  baseIcon={base.part_icon}
                  accessories={companion.equippedAccessories}
                  label={base.part_name}
                />
              </div>
            )}
          </WaterStage>
        </div>
        <Field
          size="lg"
          label={characterTexts.name}
          name="characterName"
          autoComplete="off"
          placeholder={characterTexts.namePlaceholder}
          value={name}
          error={nameError(name)}
          onChange={(value) => editor.rename(value)}
        />
        <div role="group" aria-label={welcomeTexts.companion.base}>
          <Columns columns={{ base: 3, wide: 4 }}>
            {catalog.bases.filter(catalog.isOpen).map((part) => (
              <PartTile
                key={part.part_id}
                part={part}
                checked={part === base}
                onClick={() => editor.choose(part, part === base)}
              />
            ))}
          </Columns>
        </div>
      </Stack>
    </WelcomeStep>
  );
}

/** Names a new member's companion and chooses its base. */
export default function FirstCompanion(props: FirstCompanionProps) {
  const { state, retry } = useSharedRemote(companionRemote, props.userId);
  if (state.value) return <Form key={props.userId} {...props} companion={state.value} />;
  return (
    <WelcomeStep
      {...welcomeTexts.companion}
      skip={props.skip}
      action={
        <Button size="lg" fullWidth disabled>
          {welcomeTexts.next}
        </Button>
      }
    >
      {state.status === 'failed' ? (
        <ErrorPanel
          message={failureText(state.error, companionTexts.failed)}
          retryLabel={commonTexts.retry}
          onRetry={retry}
          busy={state.isAsking}
        />
      ) : (
        <Skeleton height={420} radius="lg" />
      )}
    </WelcomeStep>
  );
}
