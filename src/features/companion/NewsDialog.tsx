import { useState } from 'react';
import type { News } from './claims';
import { LevelUpDialog } from './LevelUpDialog';
import { UnlockedDialog } from './UnlockedDialog';

interface NewsDialogProps {
  news: News;
  onShown: () => void;
}

/** First the level, then what it opened. */
export default function NewsDialog({ news, onShown }: NewsDialogProps) {
  const [isLevelShown, setLevelShown] = useState(news.levelUps === 0);
  const isOpening = news.unlockedParts.length > 0;
  if (!isLevelShown) {
    return <LevelUpDialog news={news} onClose={isOpening ? () => setLevelShown(true) : onShown} />;
  }
  return <UnlockedDialog parts={news.unlockedParts} onClose={onShown} />;
}
