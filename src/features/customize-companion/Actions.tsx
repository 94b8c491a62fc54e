import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { characterTexts } from '@/texts/character';
import { writeTexts } from '@/texts/write';
import { validationTexts } from '@contract/texts';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import * as styles from './SidePanel.css';
import type { Editor } from './useEditor';

interface ActionsProps {
  editor: Editor;
  busy: boolean;
  /** Only where there is something to go back to. */
  onCancel: (() => void) | undefined;
  onFinish: () => void;
}

/** The end of it: as it was, or done. */
export function Actions({ editor, busy, onCancel, onFinish }: ActionsProps) {
  const { appearance, isChanged, revert } = editor;
  const reasonId = useId();
  const writing = useWriting();
  const needsBase = appearance.base === null;
  const isSignedOut = useAtomValue(userAtom) === null;
  return (
    <div className={styles.actions}>
      {needsBase && (
        <Text as="p" id={reasonId} variant="meta" tone="danger" className={styles.reason}>
          {validationTexts.needBase}
        </Text>
      )}
      {onCancel && (
        <Button variant="neutral" size="lg" onClick={onCancel}>
          {characterTexts.cancel}
        </Button>
      )}
      <Button variant="neutral" size="lg" disabled={!isChanged || busy} onClick={revert}>
        {characterTexts.revert}
      </Button>
      <Button
        size="lg"
        className={styles.finish}
        busy={busy}
        disabled={needsBase || isSignedOut}
        aria-describedby={needsBase ? reasonId : undefined}
        onClick={onFinish}
        {...writing}
      >
        {isSignedOut
          ? writeTexts.loginRequired
          : busy
            ? characterTexts.saving
            : characterTexts.finish}
      </Button>
    </div>
  );
}
