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

/** The parts that were unlocked. */
function UnlockedParts({ parts }: { parts: readonly CharacterPart[] }) {
  return (
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
  );
}

/** The companion that rose by a level or more, and its improved abilities. */
function LevelUp({ statUpdates }: Pick<Growth, 'statUpdates'>) {
  const { value: companion } = useAtomValue(companionRemote.stateAtom);
  const grown = Object.fromEntries(Object.entries(statUpdates).filter(([, value]) => value > 0));
  return (
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
  );
}

interface GrowthNoticeProps {
  growth: Growth;
  onShown: () => void;
}

/** Shows first the level, then the unlocked parts. */
function GrowthNotice({ growth, onShown }: GrowthNoticeProps) {
  const { levelUps, newLevel, statUpdates, unlockedParts } = growth;
  const [isLevelShown, setLevelShown] = useState(levelUps === 0);
  const isLevel = !isLevelShown;
  const close = isLevel && unlockedParts.length > 0 ? () => setLevelShown(true) : onShown;
  return (
    <Dialog
      key={String(isLevel)}
      open
      unasked
      onClose={close}
      size="sm"
      title={isLevel ? rewardTexts.levelUp(newLevel) : rewardTexts.unlocked}
      actions={
        <>
          {!isLevel && (
            <LinkButton as={Link} to={routes.character} variant="outline" onClick={close}>
              {rewardTexts.customizeOf}
            </LinkButton>
          )}
          <Button fullWidth={isLevel} onClick={close}>
            {commonTexts.confirm}
          </Button>
        </>
      }
    >
      {isLevel ? <LevelUp statUpdates={statUpdates} /> : <UnlockedParts parts={unlockedParts} />}
    </Dialog>
  );
}

/** Shows growth that was not shown yet, one dialog after another. */
export function GrowthDialog() {
  const [growth] = useAtomValue(growthAtom);
  const shown = useSetAtom(shownAtom);
  return growth && <GrowthNotice key={growth.newLevel} growth={growth} onShown={shown} />;
}
