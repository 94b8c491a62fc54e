import { Card } from '@/design/components/Card/Card';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { askSessionAtom } from '@/state/session';
import { commonTexts } from '@/texts/common';
import { failureTexts } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** Shown if the session could not be loaded although the browser remembers a member. */
export function ProfileFailure() {
  const ask = useSetAtom(askSessionAtom);
  const [isAsking, setIsAsking] = useState(false);
  const retry = () => {
    setIsAsking(true);
    void ask().then(() => setIsAsking(false));
  };
  return (
    <Card edge>
      <ErrorPanel
        message={failureTexts.profile}
        retryLabel={commonTexts.retry}
        onRetry={retry}
        busy={isAsking}
      />
    </Card>
  );
}
