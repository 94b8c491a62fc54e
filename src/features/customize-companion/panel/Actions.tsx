import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { characterTexts } from '@/texts/character';
import { writeTexts } from '@/texts/write';
import { validationTexts } from '@contract/texts';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import * as styles from './SidePanel.css';
import type { Editor } from '../editor/useEditor';

interface ActionsProps {
  editor: Editor;
  busy: boolean;
  /** Only if there is something to cancel. */
  onCancel: (() => void) | undefined;
  onFinish: () => void;
}

/** The buttons that cancel or finish the edit. */
export function Actions({ editor, busy, onCancel, onFinish }: ActionsProps) {
  const { appearance, isChanged, revert } = editor;
  const reasonId = useId();
  const writing = useWriting();
  const needsBase = appearance.base === null;
  const isSignedOut = useAtomValue(userAtom) === null;
  return (
    <div className={styles.actions}>
      {needsBase && (
        <p id={reasonId} className={styles.reason}>
          {validationTexts.needBase}
        </p>
      )}
      {onCancel && (
        <Button variant="soft" size="lg" onClick={onCancel}>
          {characterTexts.cancel}
        </Button>
      )}
      <Button variant="soft" size="lg" disabled={!isChanged || busy} onClick={revert}>
        {characterTexts.revert}
      </Button>
      <Box as="span" display="grid" flexGrow={1}>
        <Button
          size="lg"
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
      </Box>
    </div>
  );
}
