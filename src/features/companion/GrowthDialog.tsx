import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { growthAtom, shownAtom, type Growth } from './claims';
import { CompanionFigure } from '@/components/CompanionFigure/CompanionFigure';
import { StatList } from '@/components/StatList/StatList';
import { Button } from '@/design/components/Button/Button';
import { Dialog } from '@/design/components/Dialog/Dialog';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { companionRemote } from '@/state/companion';
import { commonTexts } from '@/texts/common';
import { rewardTexts } from '@/texts/rewards';
import * as styles from './GrowthDialog.css';
import { PartIcon } from '@/components/PartIcon/PartIcon';
import { routes } from '@/config/routes';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Row } from '@/design/components/Row/Row';
import { companionTexts } from '@/texts/companion';
import type { CharacterPart } from '@contract/models/character';
import { Link } from 'react-router-dom';

interface UnlockedDialogProps {
  parts: readonly CharacterPart[];
  onClose: () => void;
}

/** Shows the parts that were unlocked. */
function UnlockedDialog({ parts, onClose }: UnlockedDialogProps) {
  return (
    <Dialog
      open
      unasked
      onClose={onClose}
      size="sm"
      title={rewardTexts.unlocked}
      actions={
        <>
          <LinkButton as={Link} to={routes.character} variant="outline" onClick={onClose}>
            {rewardTexts.customizeOf}
          </LinkButton>
          <Button onClick={onClose}>{commonTexts.confirm}</Button>
        </>
      }
    >
      <Stack as="ul" gap={8}>
        {parts.map(({ part_id, part_icon, part_name, rarity }) => (
          <Row
            key={part_id}
            as="li"
            gap={12}
            borderRadius="lg"
            background="surfaceSunken"
            padding={12}
          >
            <span className={styles.icon}>
              <PartIcon icon={part_icon} />
            </span>
            <Box minWidth={0}>
              <Badge tone="neutral">{companionTexts.rarities[rarity]}</Badge>
              <Text as="p" variant="label">
                {rewardTexts.unlockedPart(part_name)}
              </Text>
            </Box>
          </Row>
        ))}
      </Stack>
    </Dialog>
  );
}

interface LevelUpDialogProps {
  growth: Growth;
  onClose: () => void;
}

/** Says that the companion rose by a level or more, and which abilities improved. */
function LevelUpDialog({ growth, onClose }: LevelUpDialogProps) {
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

interface GrowthNoticeProps {
  growth: Growth;
  onShown: () => void;
}

/** Shows first the level, then the unlocked parts. */
function GrowthNotice({ growth, onShown }: GrowthNoticeProps) {
  const [isLevelShown, setLevelShown] = useState(growth.levelUps === 0);
  const isOpening = growth.unlockedParts.length > 0;
  if (!isLevelShown) {
    return (
      <LevelUpDialog growth={growth} onClose={isOpening ? () => setLevelShown(true) : onShown} />
    );
  }
  return <UnlockedDialog parts={growth.unlockedParts} onClose={onShown} />;
}

/** Shows growth that was not shown yet, one dialog after another. */
export function GrowthDialog() {
  const [growth] = useAtomValue(growthAtom);
  const shown = useSetAtom(shownAtom);
  return growth && <GrowthNotice key={growth.newLevel} growth={growth} onShown={shown} />;
}
