import { adminPath } from '@/config/adminPages';
import { Button } from '@/design/components/Button/Button';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Box } from '@/design/components/Box/Box';
import { Spread } from '@/design/components/Spread/Spread';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useFocusHandover } from '@/design/hooks/useFocusHandover';
import { RedoIcon, SaveIcon, UndoIcon } from '@/design/icons/icons';
import { saveVideosTexts as texts } from '@/texts/admin/testerResult';
import { commonTexts } from '@/texts/common';
import { useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { VideoSelection } from './useVideoSelection';
import * as styles from './TesterResult.css';
import { useSaveVideos, type SavedBatch } from './useSaveVideos';
import type { TesterOutcome } from '../run/remotes';

/** Batches are labelled with the first letters of their ids. */
const nameOf = (batchId: string) => batchId.slice(0, 8);

interface BackButtonProps {
  icon: ReactNode;
  label: string;
  busy: boolean;
  onPress: () => void;
  /** Returns the element that takes the focus when the button disappears. */
  next: () => HTMLElement | null;
}

function BackButton({ icon, label, busy, onPress, next }: BackButtonProps) {
  const ref = useFocusHandover<HTMLButtonElement>(next);
  return (
    <Button ref={ref} variant="ghost" size="sm" icon={icon} busy={busy} onClick={onPress}>
      {label}
    </Button>
  );
}

interface BatchProps {
  batch: SavedBatch;
  onUndo: () => void;
  onRedo: () => void;
}

function Batch({ batch, onUndo, onRedo }: BatchProps) {
  const { batchId, state, count } = batch;
  const [isAsked, setIsAsked] = useState(false);
  const isGone = state === 'undone' || state === 'redoing';
  const row = useRef<HTMLLIElement>(null);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={8}
      ref={row}
      tabIndex={-1}
      justifyContent="space-between"
      className={styles.batch}
    >
      <Text variant="meta" tabular>
        {texts.batch(nameOf(batchId), isGone ? texts.takenBack : texts.videos(count))}
      </Text>
      {isGone ? (
        <BackButton
          key="redo"
          icon={<RedoIcon size="sm" />}
          label={texts.redo}
          busy={state === 'redoing'}
          onPress={onRedo}
          next={() => row.current}
        />
      ) : (
        <BackButton
          key="undo"
          icon={<UndoIcon size="sm" />}
          label={texts.undo}
          busy={state === 'undoing'}
          onPress={() => setIsAsked(true)}
          next={() => row.current}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.undoTitle}
        message={texts.undoMessage(count)}
        confirmLabel={texts.undo}
        cancelLabel={commonTexts.cancel}
        tone="danger"
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          onUndo();
        }}
      />
    </Box>
  );
}

interface SaveBarProps {
  outcome: TesterOutcome;
  selection: VideoSelection;
}

/** The selection, the save button, and the batches saved from this result. */
export function SaveBar({ outcome, selection }: SaveBarProps) {
  const { work, batches, save, undo, redo } = useSaveVideos(outcome, selection);
  const { chosen, all } = selection;
  const isSaving = work.status === 'saving';
  return (
    <Stack as="section" aria-label={texts.label} gap={8} padding={{ base: 16, wide: 20 }}>
      <Spread flexWrap="wrap">
        <Cluster>
          <Button
            variant="soft"
            size="sm"
            disabled={all.length === 0}
            onClick={selection.selectAll}
          >
            {texts.selectAll}
          </Button>
          <Button variant="soft" size="sm" disabled={chosen.length === 0} onClick={selection.clear}>
            {texts.deselect}
          </Button>
          <Text variant="meta" tone="muted" tabular>
            {texts.selected(chosen.length)}
          </Text>
        </Cluster>
        <Button icon={<SaveIcon />} disabled={isSaving} onClick={() => save(chosen, all.length)}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </Spread>
      <div role="status" className={styles.said}>
        {work.status === 'said' && (
          <Cluster>
            <Text variant="label" tone="success">
              {work.text}
            </Text>
            <Text as={Link} to={adminPath('review')} variant="label" tone="accent" link>
              {texts.review}
            </Text>
          </Cluster>
        )}
      </div>
      <div role="alert" className={styles.said}>
        {work.status === 'failed' && (
          <Text variant="label" tone="danger">
            {work.text}
          </Text>
        )}
      </div>
      {batches.length > 0 && (
        <Stack as="ul" gap={4}>
          {batches.map((batch) => (
            <Batch
              key={batch.batchId}
              batch={batch}
              onUndo={() => undo(batch)}
              onRedo={() => redo(batch)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
