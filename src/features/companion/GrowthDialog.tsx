import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { growthAtom, shownAtom, type Growth } from './claims';
import { LevelUpDialog } from './LevelUpDialog';
import { UnlockedDialog } from './UnlockedDialog';

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
