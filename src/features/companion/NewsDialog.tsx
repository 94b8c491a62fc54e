import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { newsAtom, shownAtom, type News } from './claims';
import { LevelUpDialog } from './LevelUpDialog';
import { UnlockedDialog } from './UnlockedDialog';

interface OneNewsProps {
  news: News;
  onShown: () => void;
}

/** First the level, then what it opened. */
function OneNews({ news, onShown }: OneNewsProps) {
  const [isLevelShown, setLevelShown] = useState(news.levelUps === 0);
  const isOpening = news.unlockedParts.length > 0;
  if (!isLevelShown) {
    return <LevelUpDialog news={news} onClose={isOpening ? () => setLevelShown(true) : onShown} />;
  }
  return <UnlockedDialog parts={news.unlockedParts} onClose={onShown} />;
}

/** What is still to be told, one thing after the other. */
export function NewsDialog() {
  const [news] = useAtomValue(newsAtom);
  const shown = useSetAtom(shownAtom);
  return news && <OneNews key={news.newLevel} news={news} onShown={shown} />;
}
