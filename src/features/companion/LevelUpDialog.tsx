import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { StatList } from '@/components/StatList/StatList';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { companionRemote } from '@/state/companion';
import { commonTexts } from '@/texts/common';
import { rewardTexts } from '@/texts/rewards';
import { useAtomValue } from 'jotai';
import type { Growth } from './claims';
import * as styles from './GrowthDialog.css';

interface LevelUpDialogProps {
  growth: Growth;
  onClose: () => void;
}

/** Says that the companion rose by a level or more, and which abilities improved. */
export function LevelUpDialog({ growth, onClose }: LevelUpDialogProps) {
  const { value: companion } = useAtomValue(companionRemote.stateAtom);
  const { newLevel, statUpdates } = growth;
  const grown = Object.fromEntries(Object.entries(statUpdates).filter(([, value]) => value > 0));
  return (
    <Dialog
      open
      unasked
      onClose={onClose}
      size="sm"
      title={rewardTexts.levelUp(newLevel)}
      actions={
        <Button fullWidth onClick={onClose}>
          {commonTexts.confirm}
        </Button>
      }
    >
      <Stack gap={12}>
        {companion?.character && (
          <div className={styles.figure}>
            <CompanionFigure
              baseIcon={companion.character.basePartIcon}
              accessories={companion.equippedAccessories}
              label=""
            />
          </div>
        )}
        {Object.keys(grown).length > 0 && (
          <>
            <Text as="p" variant="label">
              {rewardTexts.stats}
            </Text>
            <StatList stats={grown} format={rewardTexts.gained} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
