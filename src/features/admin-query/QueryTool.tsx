import { addressOf } from '@/config/base';
import { copyText } from '@/design/browser/copyText';
import { Card } from '@/design/components/Card/Card';
import { Field } from '@/design/components/Field/Field';
import { SqlEditor, type SqlEditorHandle } from '@/design/components/SqlEditor/SqlEditor';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { adminQueryTexts } from '@/texts/admin/query';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as styles from './AdminQuery.css';
import { ParamFields } from './form/ParamFields';
import { ProblemPanel } from './result/ProblemPanel';
import { QueryButtons } from './form/QueryButtons';
import { missingInput } from './result/queryErrors';
import { formAddress, type QueryForm } from './form/queryForm';
import { QueryPanes } from './panes/QueryPanes';
import { QueryResult } from './result/QueryResult';
import { ALL, historyRemote, schemaRemote } from './remotes';
import { useFormat } from './form/formatSql';
import { useQueryForm } from './form/useQueryForm';
import { useQueryRun } from './result/useQueryRun';
import { ENGINE, vocabularyOf } from './form/vocabulary';

/**
 * The tool that reads the permitted tables with SQL.
 * @param demoKey the key of the demo, which is public
 */
export function QueryTool({ demoKey }: { demoKey?: string | undefined }) {
  const { pathname } = useLocation();
  const schema = useRemote(schemaRemote, ALL);
  const history = useRemote(historyRemote, ALL);
  const engine = schema.state.value?.engine ?? ENGINE;
  const vocabulary = useMemo(() => vocabularyOf(schema.state.value), [schema.state.value]);
  const form = useQueryForm(engine);
  // Only in component state: never stored, never part of an address, and gone with the page.
  const [key, setKey] = useState('');
  const { run, start, fail, cancel } = useQueryRun(history.refresh);
  const showToast = useSetAtom(showToastAtom);
  const format = useFormat(form.sql, engine, form.replaceSql);
  const editor = useRef<SqlEditorHandle>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const problemId = useId();
  const problem = run.status === 'failed' ? run.problem : null;
  const field = problem?.field ?? null;

  const focusField = useEffectEvent(() => {
    if (field?.kind === 'query') editor.current?.focus();
    if (field?.kind === 'key') keyField.current?.focus();
    if (field?.kind === 'value') {
      frame.current
        ?.querySelector<HTMLElement>(`[data-param="${CSS.escape(field.name)}"]`)
        ?.focus();
    }
  });
  useEffect(() => focusField(), [problem]);

  function ask(asked: QueryForm, isPlan: boolean): void {
    const own = form.own(asked);
    const params = Object.keys(own.values);
    const missing = missingInput(own, params, key);
    if (missing) fail(missing);
    else {
      form.keep(own);
      start({ form: own, params, key, isPlan });
    }
  }
  const typed = { sql: form.sql, values: form.values };
  const runTyped = () => ask(typed, false);
  const enter = useEnterSubmit<HTMLInputElement>(runTyped);

  const fillAndRun = (other: QueryForm, isPlan: boolean) => {
    form.fill(other);
    ask(other, isPlan);
  };
  const copyLink = async () => {
    const path = addressOf(pathname) + formAddress(form.own(typed));
    const isCopied = await copyText(new URL(path, location.origin).href);
    showToast(
      isCopied
        ? { text: adminQueryTexts.linkCopied, tone: 'success' }
        : { text: adminQueryTexts.copyFailed, tone: 'danger' },
    );
  };

  return (
    <div ref={frame} className={styles.frame}>
      <Card edge>
        <Stack>
          <SqlEditor
            ref={editor}
            label={adminQueryTexts.sql}
            hint={adminQueryTexts.sqlHint}
            outerError={field?.kind === 'query' ? (problem?.text ?? null) : null}
            placeholder={adminQueryTexts.sqlPlaceholder}
            completions={adminQueryTexts.completions}
            value={form.sql}
            vocabulary={vocabulary}
            onChange={form.setSql}
            onSubmit={runTyped}
          />
          <ParamFields
            params={form.params}
            values={form.values}
            wrong={field?.kind === 'value' ? field.name : null}
            problemId={problemId}
            onChange={form.setValue}
            onEnter={(name, value) =>
              ask({ ...typed, values: { ...form.values, [name]: value } }, false)
            }
          />
          <div className={styles.key}>
            <Field
              {...enter}
              ref={keyField}
              type="password"
              label={adminQueryTexts.key}
              hint={demoKey ? adminQueryTexts.demoKeyHint(demoKey) : adminQueryTexts.keyHint}
              reveal={{ show: adminQueryTexts.showKey, hide: adminQueryTexts.hideKey }}
              value={key}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={field?.kind === 'key' || undefined}
              aria-describedby={field?.kind === 'key' ? problemId : undefined}
              onChange={(value) => setKey(value)}
            />
          </div>
          <QueryButtons
            running={run.status === 'running' ? (run.isPlan ? 'plan' : 'query') : null}
            onRun={runTyped}
            onPlan={() => ask(typed, true)}
            onCancel={cancel}
            isFormatting={format.isBusy}
            onFormat={format.format}
            onCopyLink={() => void copyLink()}
          />
          <ProblemPanel id={problemId} problem={problem} />
        </Stack>
      </Card>
      <section aria-label={adminQueryTexts.result} aria-busy={run.status === 'running'}>
        <Text role="status" variant="meta" tone="muted">
          {run.status === 'running' && <span>{adminQueryTexts.running}</span>}
          {run.status === 'cancelled' && <span>{adminQueryTexts.cancelled}</span>}
        </Text>
        {run.status === 'done' && (
          <Card padding="none" edge>
            <QueryResult answer={run.answer} isPlan={run.isPlan} at={run.at} />
          </Card>
        )}
      </section>
      <QueryPanes
        sql={form.sql}
        schema={schema}
        history={history}
        onInsert={(name) => editor.current?.insert(name)}
        onLoad={(other) => {
          form.fill(other);
          editor.current?.focus();
        }}
        onRun={fillAndRun}
      />
    </div>
  );
}
