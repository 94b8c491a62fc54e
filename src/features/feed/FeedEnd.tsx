import { Button } from '@/design/components/Button/Button';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Text } from '@/design/components/Text/Text';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import { autoLoadAtom, restoreAutoLoadAtom } from '@/state/autoLoad';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { feedTexts } from '@/texts/feed';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as styles from './FeedList.css';

/** How far ahead of the reader posts are loaded, and loaded ones rendered, in CSS px. */
const AHEAD = { fetch: 800, draw: 200 } as const;

interface FeedEndProps {
  hasMore: boolean;
  /** Whether the next posts are already loaded. */
  isLoaded: boolean;
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** How many posts are above: after each addition the end may still be near. */
  shown: number;
  onMore: () => void;
}

/** The end of the list: loads more automatically when near, or by a button, until the last post. */
export function FeedEnd(props: FeedEndProps) {
  const { hasMore, isLoaded, next, error, shown, onMore } = props;
  const [autoLoad, setAutoLoad] = useAtom(autoLoadAtom);
  const restore = useSetAtom(restoreAutoLoadAtom);
  useEffect(() => restore(), [restore]);
  // After a failure the reader decides, because automatic retries on a broken network would never
  // end.
  const goesOn = autoLoad && hasMore && next === 'idle';
  const place = useNearEnd(onMore, goesOn, isLoaded ? AHEAD.draw : AHEAD.fetch, shown);
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
        <Button variant="soft" busy={next === 'loading'} onClick={onMore}>
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
