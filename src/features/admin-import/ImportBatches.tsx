import { RemoteContent } from '@/components/RemoteContent/RemoteContent';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { rowId } from '@/design/hooks/useCurrentRow';
import { useMinute } from '@/design/hooks/useMinute';
import { CheckIcon, ClockIcon } from '@/design/icons/icons';
import { useRemote } from '@/state/useRemote';
import { conditionsText, importBatchesTexts as texts } from '@/texts/admin/imports';
import { commonTexts } from '@/texts/common';
import type { ImportBatch } from '@contract/models/tools';
import { timeAgo } from '@contract/rules/site/time';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ALL, importBatches } from './importBatches';
import * as styles from './ImportBatches.css';
import { useUndoBatch } from './useUndoBatch';

/** How many batches are shown at first. */
const SHOWN = 5;

const undoMessage = ({ conditions, ...batch }: ImportBatch) =>
  texts.undoMessage(batch, conditionsText(conditions));

interface BatchRowProps {
  batch: ImportBatch;
  /** The current time, for the age of the batch, ms. */
  now: number;
  busy: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

function BatchRow({ batch, now, busy, onUndo, onRedo }: BatchRowProps) {
  const { batchId, kind, by, createdAt } = batch;
  const { pending, confirmed, reverted, rejected, removed } = batch;
  const id = rowId(batchId);
  const conditions = conditionsText(batch.conditions);
  return (
    <li id={id} tabIndex={-1} className={styles.row}>
      <Stack gap={4} minWidth={0}>
        <Text variant="label" id={`${id}-name`}>
          {texts.kinds[kind]}
        </Text>
        {conditions !== null && (
          <Text variant="meta" tabular id={`${id}-found`}>
            {conditions}
          </Text>
        )}
        <Text variant="meta" tone="muted" tabular id={`${id}-made`}>
          {[by?.userName ?? texts.byScript, timeAgo(Date.parse(createdAt), now)].join(' · ')}
        </Text>
      </Stack>
      <Cluster>
        {pending > 0 && (
          <Badge tone="warning" icon={<ClockIcon size="sm" />}>
            {texts.pending(pending)}
          </Badge>
        )}
        {confirmed > 0 && (
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {texts.confirmed(confirmed)}
          </Badge>
        )}
        {reverted > 0 && <Badge>{texts.reverted(reverted)}</Badge>}
        {rejected > 0 && <Badge>{texts.rejected(rejected)}</Badge>}
        {removed > 0 && <Badge>{texts.removed(removed)}</Badge>}
        {pending + confirmed + reverted + rejected + removed === 0 && (
          <Badge>{texts.nothingLeft}</Badge>
        )}
        {removed > 0 && (
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            aria-describedby={`${id}-name ${id}-found ${id}-made`}
            onClick={onRedo}
          >
            {texts.redo}
          </Button>
        )}
        {pending > 0 && (
          <Button
            variant="soft"
            size="sm"
            aria-describedby={`${id}-name ${id}-found ${id}-made`}
            onClick={onUndo}
          >
            {texts.undo[kind]}
          </Button>
        )}
      </Cluster>
    </li>
  );
}

interface BatchListProps extends Pick<ImportBatchesProps, 'onUndone'> {
  batches: readonly ImportBatch[];
}

function BatchList({ batches, onUndone }: BatchListProps) {
  const now = useMinute();
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<ImportBatch | null>(null);
  const [undoneId, setUndoneId] = useState<string | null>(null);
  const { undo, redo, isBusy } = useUndoBatch();
  // The button disappears with the pending posts; the row stays and takes the focus.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (undoneId !== null && isLost) document.getElementById(rowId(undoneId))?.focus();
  }, [undoneId]);
  const confirm = async ({ batchId }: ImportBatch) => {
    const isUndone = await undo(batchId);
    setAsked(null);
    if (!isUndone) return;
    setUndoneId(batchId);
    onUndone(batchId);
  };
  const bringBack = ({ batchId }: ImportBatch) => {
    // The pressed button disappears when the posts come back.
    document.getElementById(rowId(batchId))?.focus();
    void redo(batchId);
  };
  if (batches.length === 0) {
    return (
      <Text as="p" variant="meta" tone="muted">
        {texts.empty}
      </Text>
    );
  }
  const shown = showsAll ? batches : batches.slice(0, SHOWN);
  return (
    <>
      <ul aria-label={texts.list}>
        {shown.map((batch) => (
          <BatchRow
            key={batch.batchId}
            batch={batch}
            now={now}
            busy={isBusy}
            onUndo={() => setAsked(batch)}
            onRedo={() => bringBack(batch)}
          />
        ))}
      </ul>
      {shown.length < batches.length && (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {texts.more}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={texts.undoTitle[asked?.kind ?? 'import']}
        message={asked ? undoMessage(asked) : undefined}
        confirmLabel={texts.undo[asked?.kind ?? 'import']}
        cancelLabel={commonTexts.cancel}
        tone="danger"
        busy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void (asked && confirm(asked))}
      />
    </>
  );
}

export interface ImportBatchesProps {
  /** The address of the posts that are waiting for review. */
  waitingTo: string;
  /** Changes when a run may have imported something. */
  version: string;
  /** Called after a batch was undone. */
  onUndone: (batchId: string) => void;
}

/** The batches of imported videos, each with an undo button. */
export function ImportBatches({ waitingTo, version, onUndone }: ImportBatchesProps) {
  const { state, retry, refresh } = useRemote(importBatches, ALL);
  const shown = useRef(version);
  const follow = useEffectEvent(refresh);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    follow();
  }, [version]);
  return (
    <Card as="section" edge aria-labelledby="import-batches">
      <Stack gap={12}>
        <Spread flexWrap="wrap" gap={12}>
          <Heading id="import-batches">{texts.title}</Heading>
          <LinkButton as={Link} to={waitingTo} variant="soft" size="sm">
            {texts.waiting}
          </LinkButton>
        </Spread>
        <Text as="p" variant="meta" tone="muted">
          {texts.hint}
        </Text>
        <RemoteContent
          state={state}
          failed={texts.failed}
          skeleton={<Skeleton height={120} />}
          onRetry={retry}
        >
          {(batches) => <BatchList batches={batches} onUndone={onUndone} />}
        </RemoteContent>
      </Stack>
    </Card>
  );
}
