import { FreshPill } from '@/components/FreshPill/FreshPill';
import { KeyHelp } from '@/components/KeyHelp/KeyHelp';
import { PagedCard } from '@/components/PagedCard/PagedCard';
import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { Box } from '@/design/components/Box/Box';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { useCurrentRow } from '@/design/hooks/useCurrentRow';
import { useSelection } from '@/design/hooks/useSelection';
import { useShortcuts } from '@/design/hooks/useShortcuts';
import { shortcutsAtom } from '@/state/shortcuts';
import { usePages } from '@/state/usePages';
import { reportActionTexts, reportQueueTexts } from '@/texts/admin/reports';
import { commonTexts } from '@/texts/common';
import { reviewTexts } from '@/texts/admin/review';
import type { ReportAction, ReportCase } from '@contract/models/report';
import { CONFIRM_MAX } from '@contract/rules/admin/review';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { CaseResultsDialog, type CaseResults } from './CaseResultsDialog';
import { ReasonQuestion } from './ReasonQuestion';
import {
  casePages,
  clearFreshCasesAtom,
  freshCasesAtom,
  idOfCase,
  type CaseState,
} from './reportCases';
import { reportHelp, reportShortcuts, type ReportKey } from './reportKeys';
import { ReportRow } from './ReportRow';
import { ReportToolbar } from './ReportToolbar';
import { resolvingAtom } from './resolve';
import { useResolve } from './useResolve';

/** The subject of the suspension dialog, and its callbacks. */
export interface SuspendQuestion {
  name: string;
  busy: boolean;
  onSuspend: (reason: string, until: string | null) => void;
  onClose: () => void;
}

interface ReportQueueProps {
  state: CaseState;
  onState: (state: CaseState) => void;
  /** Whether the list of shortcuts is open. */
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
  /** Asks for the reason and the end of a suspension. */
  renderSuspend: (question: SuspendQuestion) => ReactNode;
}

type Asked = { action: ReportAction; cases: readonly ReportCase[] };

/** With fewer rows than this, the next page is loaded. */
const FEW = 5;

function RowSkeleton() {
  return (
    <Box padding={20}>
      <Stack gap={8}>
        <Skeleton width={160} height={24} />
        <Skeleton width="70%" height={20} />
        <Skeleton width="40%" height={18} />
      </Stack>
    </Box>
  );
}

/** The reports, to be resolved with shortcuts, one by one, or several at a time. */
export function ReportQueue(props: ReportQueueProps) {
  const { state, onState, isHelpOpen, onHelp, renderSuspend } = props;
  const { list, reload, more } = usePages(casePages, state, false);
  const resolving = useAtomValue(resolvingAtom);
  const isFresh = useAtomValue(freshCasesAtom) && state === 'open';
  const clearFresh = useSetAtom(clearFreshCasesAtom);
  const { loadedAt } = list;
  useEffect(() => clearFresh(), [clearFresh, loadedAt]);
  const cases = list.items.filter((one) => !resolving.has(idOfCase(one)));
  const rows = useCurrentRow(cases, idOfCase);
  const selection = useSelection(state === 'open' ? cases : [], idOfCase, CONFIRM_MAX);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [mixed, setMixed] = useState<CaseResults | null>(null);
  const resolve = useResolve((results) => setMixed({ results, at: Date.now() }));

  // Loads the next page early, so that resolving one after another is not interrupted.
  const isShort = list.status === 'ready' && list.next === 'idle' && cases.length < FEW;
  const isMoreDue = isShort && list.nextCursor !== null;
  useEffect(() => {
    if (isMoreDue) more();
  });

  function act(action: ReportAction, chosen: readonly ReportCase[]): void {
    if (chosen.length === 0) return;
    // Dismissing a single report needs no dialog, because it should be fast.
    if (action !== 'dismiss' || chosen.length > 1) {
      setAsked({ action, cases: chosen });
      return;
    }
    rows.leave(new Set(chosen.map(idOfCase)));
    void resolve(chosen, { action, reason: '' });
  }
  async function submit(reason: string, until: string | null = null): Promise<void> {
    if (!asked) return;
    setIsBusy(true);
    const isOver = await resolve(asked.cases, { action: asked.action, reason, until });
    setIsBusy(false);
    // The typed text stays, so that it can be sent again.
    if (!isOver) return;
    rows.focusNext();
    setAsked(null);
  }
  const close = () => setAsked(null);

  const { current } = rows;
  const select = (one: ReportCase) => selection.set(idOfCase(one), !selection.has(idOfCase(one)));
  const [areKeysOn, switchKeys] = useAtom(shortcutsAtom);
  useShortcuts<ReportKey>(areKeysOn ? reportShortcuts : {}, ['next', 'previous'], (key) => {
    if (key === 'help') onHelp(true);
    else if (key === 'next' || key === 'previous') rows.move(key === 'next' ? 1 : -1);
    else if (current?.resolution !== null) return;
    else if (key === 'select') select(current);
    else act(key, [current]);
  });

  return (
    <>
      <ReportToolbar
        state={state}
        onState={onState}
        chosen={selection.chosen}
        canSelect={state === 'open' && cases.length > 1}
        onSelectAll={selection.all}
        onClear={selection.clear}
        onAct={(action) => act(action, selection.chosen)}
      />
      {isFresh && <FreshPill label={reportQueueTexts.showFresh} onClick={reload} />}
      <PagedCard
        label={reportQueueTexts.list}
        pages={{ list, reload, more }}
        items={cases}
        idOf={idOfCase}
        failed={reviewTexts.listFailed}
        empty={reportQueueTexts.empty[state]}
        scene={<EmptyScene />}
        rows={{ currentId: current && idOfCase(current), onFocus: rows.choose }}
        skeleton={<RowSkeleton />}
        renderItem={(one) => (
          <ReportRow
            of={one}
            now={loadedAt}
            isCurrent={state === 'open' && one === current}
            checked={selection.has(idOfCase(one))}
            isFull={selection.isFull}
            onChange={(isOn) => selection.set(idOfCase(one), isOn)}
            onAct={(action) => act(action, [one])}
          />
        )}
      />
      <ConfirmDialog
        open={asked?.action === 'dismiss'}
        title={reportQueueTexts.dismissTitle(asked?.cases.length ?? 0)}
        message={reportQueueTexts.dismissNote}
        confirmLabel={reportActionTexts.dismiss}
        cancelLabel={commonTexts.cancel}
        busy={isBusy}
        onConfirm={() => void submit('')}
        onCancel={close}
      />
      {(asked?.action === 'remove' || asked?.action === 'warn') && (
        <ReasonQuestion
          action={asked.action}
          cases={asked.cases}
          busy={isBusy}
          onSubmit={(reason) => void submit(reason)}
          onClose={close}
        />
      )}
      {asked?.action === 'suspend' &&
        renderSuspend({
          name: asked.cases[0]?.authorName ?? '',
          busy: isBusy,
          onSuspend: (reason, until) => void submit(reason, until),
          onClose: close,
        })}
      {mixed && <CaseResultsDialog of={mixed} onClose={() => setMixed(null)} />}
      {isHelpOpen && (
        <KeyHelp
          keys={reportHelp}
          isOn={areKeysOn}
          onSwitch={switchKeys}
          onClose={() => onHelp(false)}
        />
      )}
    </>
  );
}
