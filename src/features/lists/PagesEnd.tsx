import { Button } from '@/design/components/Button/Button';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { useNearEnd } from '@/design/hooks/useNearEnd';
import { autoLoadAtom, restoreAutoLoadAtom } from '@/state/autoLoad';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { end } from './PagedList.css';

/** How far ahead of the reader the next page is loaded, and a loaded one rendered, CSS px. */
const AHEAD = { fetch: 600, draw: 200 } as const;

interface PagesEndProps {
  /** Whether the next items are already loaded. */
  isLoaded: boolean;
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** How many are above: after each addition the end may still be near. */
  shown: number;
  onMore: () => void;
}

/** The end of a list with more pages: loads by a button, and automatically unless switched off. */
export function PagesEnd({ isLoaded, next, error, shown, onMore }: PagesEndProps) {
  const autoLoad = useAtomValue(autoLoadAtom);
  const restore = useSetAtom(restoreAutoLoadAtom);
  useEffect(() => restore(), [restore]);
  const ahead = isLoaded ? AHEAD.draw : AHEAD.fetch;
  // After a failure the reader decides; else a broken network would cause endless requests.
  const place = useNearEnd(onMore, autoLoad && next === 'idle', ahead, shown);
  return (
    <div className={end} ref={place}>
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, commonTexts.nextFailed)}
          retryLabel={commonTexts.retry}
          onRetry={onMore}
        />
      ) : (
        <Button variant="soft" busy={next === 'loading'} onClick={onMore}>
          {commonTexts.more}
        </Button>
      )}
    </div>
  );
}
