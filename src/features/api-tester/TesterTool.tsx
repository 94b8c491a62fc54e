import { AlertPanel } from '@/components/AlertPanel/AlertPanel';
import { Badge } from '@/design/components/Badge/Badge';
import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { SplitHandle } from '@/design/components/SplitHandle/SplitHandle';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import * as styles from './ApiTester.css';
import { ChartSearch, ExpectedCost } from './form/ChartSearch';
import type { TesterOutcome } from './run/remotes';
import { PageButtons, RunButtons, SaveResult, type SavedResult } from './run/RunButtons';
import { ParamFields } from './form/ParamFields';
import { TesterResult } from './result/TesterResult';
import { isUnderWay } from './run/run';
import { TesterPanes, sideWidths, useSideWidth } from './panes/TesterPanes';
import { useTester } from './useTester';
import type { TesterRun } from './run/useTesterRun';
import type { TesterProblem } from './run/problem';
import { addressOf } from '@/config/base';
import { copyText } from '@/design/browser/copyText';
import { showToastAtom } from '@/state/toasts';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { formAddress } from './form/testerForm';

/** Copies an address that fills the form with the typed values, and confirms that. */
function useShare(tester: Tester, values: TesterValues): () => void {
  const { pathname } = useLocation();
  const showToast = useSetAtom(showToastAtom);
  return () => {
    const path = addressOf(pathname) + formAddress(tester, values);
    void copyText(new URL(path, location.origin).href).then((isCopied) =>
      showToast(
        isCopied
          ? { text: apiTesterTexts.linkCopied, tone: 'success' }
          : { text: apiTesterTexts.copyFailed, tone: 'danger' },
      ),
    );
  };
}

/** Focuses the first field that a problem is about. Returns the ref for the form. */
function useFirstProblem(problem: TesterProblem | null) {
  const form = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('[data-param]') ?? [];
    [...fields].find(({ dataset: { param = '' } }) => param in (problem?.fields ?? {}))?.focus();
  });
  useEffect(() => focusFirst(), [problem]);
  return form;
}

export interface TesterToolProps {
  tester: Tester;
  run: TesterRun;
  /** Extra content above the result for a kind of run, such as its progress. */
  children?: ReactNode;
}

/** A data tool with its form, request, runs and history, all built from its descriptor. */
export function TesterTool({ tester, run, children }: TesterToolProps) {
  const { form, values, plan, problem, errors, isSimulated, calls, ...tool } = useTester(
    tester,
    run,
  );
  const { status, kind, outcome } = run.state;
  // Shown until another result replaces this one.
  const [saved, setSaved] = useState<SavedResult & { of: TesterOutcome | null }>();
  const isSaid = saved !== undefined && saved.of === outcome && !isUnderWay(status);
  const formRef = useFirstProblem(problem);
  const share = useShare(tester, values);
  const costId = useId();
  const [width, setWidth] = useSideWidth();
  const isRunning = isUnderWay(status);
  const result = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the page above it.
  const showPage = (other: TesterValues) => {
    result.current?.focus();
    tool.rerun(other);
  };
  // The history may be a screen away from the form and the result.
  const loadCall = (other: TesterValues) => {
    formRef.current?.scrollIntoView();
    tool.load(other);
  };
  const rerunCall = (other: TesterValues) => {
    result.current?.scrollIntoView();
    tool.rerun(other);
  };

  return (
    <div className={styles.frame} style={assignInlineVars({ [styles.sideWidth]: `${width}px` })}>
      <Card as="section" edge aria-label={apiTesterTexts.form}>
        <Stack gap={20}>
          <Stack gap={8}>
            <Text as="p" tone="muted">
              {tester.intro}
            </Text>
            {isSimulated && (
              <Cluster>
                <Badge tone="warning">{apiTesterTexts.simulated}</Badge>
                <Text variant="meta" tone="muted">
                  {apiTesterTexts.noKey}
                </Text>
              </Cluster>
            )}
          </Stack>
          <Heading>{apiTesterTexts.form}</Heading>
          <ParamFields
            ref={formRef}
            tester={tester}
            typed={form.values}
            values={values}
            errors={errors}
            onChange={form.setValue}
            onEnter={(name, value) => tool.ask('run', { ...form.values, [name]: value })}
          />
          <ExpectedCost id={costId} {...plan} />
          <div className={styles.runBar}>
            <RunButtons
              running={isRunning ? kind : null}
              isCallBlocked={plan.resetsAt !== null}
              describedBy={costId}
              onRun={(asked) => tool.ask(asked)}
              isStopping={status === 'stopping'}
              onStop={run.stop}
              onShare={share}
              onReset={tool.reset}
            >
              <SaveResult
                outcome={outcome}
                onSaved={(text) => setSaved({ of: outcome, ...text })}
              />
            </RunButtons>
          </div>
          <div role="status" className={styles.said.done}>
            {isSaid && saved.isDone && saved.text}
          </div>
          <AlertPanel
            message={problem?.text ?? (isSaid && !saved.isDone ? saved.text : null)}
            details={problem?.details}
          />
        </Stack>
      </Card>
      <div ref={result} tabIndex={-1} className={styles.resultArea} aria-busy={isRunning}>
        <Stack>
          <div role="status" className={styles.said.state}>
            {isRunning && (
              <span>{kind === 'run' ? apiTesterTexts.running : apiTesterTexts.calling}</span>
            )}
            {status === 'cancelled' && !outcome && <span>{apiTesterTexts.stopped}</span>}
            {(status === 'done' || status === 'cancelled') && <span>{outcome?.message}</span>}
          </div>
          <ChartSearch run={run.state} values={values} />
          {children}
          {outcome && <TesterResult outcome={outcome} />}
          {status === 'done' && outcome && <PageButtons outcome={outcome} onRun={showPage} />}
        </Stack>
      </div>
      <SplitHandle
        label={apiTesterTexts.split}
        value={width}
        min={sideWidths.least}
        max={sideWidths.most}
        onChange={setWidth}
      />
      <TesterPanes
        tester={tester}
        values={values}
        options={tool.options}
        calls={calls}
        isRunning={isRunning}
        onLoad={loadCall}
        onRerun={rerunCall}
      />
    </div>
  );
}
