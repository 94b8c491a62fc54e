import { Button } from '@/design/components/Button/Button';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Text } from '@/design/components/Text/Text';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { feedTexts } from '@/texts/feed';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { autoLoadAtom, restoreAutoLoadAtom } from './autoLoad';
import * as styles from './FeedList.css';
import { useNearEnd } from './useNearEnd';

interface FeedEndProps {
  hasMore: boolean;
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** How many posts stand above: after each addition the end may still be near. */
  shown: number;
  onMore: () => void;
}

/** The foot of the list: goes on by itself near it, by a button always, until the last post. */
export function FeedEnd({ hasMore, next, error, shown, onMore }: FeedEndProps) {
  const [autoLoad, setAutoLoad] = useAtom(autoLoadAtom);
  const restore = useSetAtom(restoreAutoLoadAtom);
  useEffect(() => restore(), [restore]);
  // After a failure the reader decides, else a broken network would be asked without end.
  const place = useNearEnd(onMore, autoLoad && hasMore && next === 'idle', shown);
  if (!hasMore) {
    return (
      <div className={styles.end}>
        <Text as="p" variant="meta" tone="muted">
          {commonTexts.end}
        </Text>
      </div>
    );
  }
  return (
    <div className={styles.end} ref={place}>
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, feedTexts.moreFailed)}
          retryLabel={commonTexts.retry}
          onRetry={onMore}
        />
      ) : (
        <Button variant="neutral" loading={next === 'loading'} onClick={onMore}>
          {commonTexts.more}
        </Button>
      )}
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={autoLoad}
          onChange={({ target }) => setAutoLoad(target.checked)}
        />
        {feedTexts.autoLoad}
      </label>
    </div>
  );
}
