import { PaneFrame } from '@/components/PaneFrame/PaneFrame';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Field } from '@/design/components/Field/Field';
import { Text } from '@/design/components/Text/Text';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { adminQueryTexts } from '@/texts/admin/query';
import { commonTexts } from '@/texts/common';
import type { SavedQuery } from '@contract/models/query';
import { useId, useState } from 'react';
import * as styles from '../AdminQuery.css';
import type { QueryForm } from '../form/queryForm';
import { call } from '@/api/client';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { failureText } from '@/texts/errors';
import { isVisible } from '@contract/rules/text/clean-text';
import { queryTexts, validationTexts } from '@contract/texts';
import { useSetAtom } from 'jotai';
import { ALL, savedRemote } from '../remotes';

function missingOf(name: string, sql: string): string | null {
  if (!isVisible(name)) return validationTexts.savedName;
  return sql.trim() === '' ? queryTexts.empty : null;
}

/** The saved queries, and the functions for saving and deleting them. */
function useSavedQueries(sql: string) {
  const { state, retry } = useRemote(savedRemote, ALL);
  const change = useSetAtom(savedRemote.changeAtom);
  const showToast = useSetAtom(showToastAtom);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    if (isSaving) return;
    const missing = missingOf(name, sql);
    setError(missing);
    if (missing) return;
    setSaving(true);
    try {
      const { query } = await call('saveQuery', { body: { name, query: sql } });
      change(ALL, (queries) => [...queries, query]);
      // The admin may have typed another name since.
      setName((now) => (now === name ? '' : now));
      showToast({ text: adminQueryTexts.savedNow, tone: 'success' });
    } catch (failure) {
      setError(failureText(failure, adminQueryTexts.saveFailed));
    }
    setSaving(false);
  }

  async function remove({ queryId }: SavedQuery): Promise<void> {
    try {
      await call('removeSavedQuery', { params: { queryId } });
      change(ALL, (queries) => queries.filter((one) => one.queryId !== queryId));
      showToast({ text: adminQueryTexts.removed, tone: 'success' });
    } catch (failure) {
      showToast({ text: failureText(failure, adminQueryTexts.removeFailed), tone: 'danger' });
    }
  }

  const type = (text: string) => {
    setName(text);
    setError(null);
  };
  return { state, retry, name, setName: type, error, isSaving, save, remove };
}

interface SavedPaneProps {
  /** The query to save. */
  sql: string;
  onLoad: (form: QueryForm) => void;
  onRerun: (form: QueryForm) => void;
}

const formOf = ({ query }: SavedQuery): QueryForm => ({ sql: query, values: {} });

/** The saved queries of all admins, and the field for saving another. */
export function SavedPane({ sql, onLoad, onRerun }: SavedPaneProps) {
  const saved = useSavedQueries(sql);
  const [leaving, setLeaving] = useState<SavedQuery | null>(null);
  const id = useId();
  const idOf = ({ queryId }: SavedQuery) => `${id}-${queryId}`;
  const save = () => void saved.save();
  const enter = useEnterSubmit<HTMLInputElement>(save);
  return (
    <PaneFrame
      hint={adminQueryTexts.savedHint}
      failed={adminQueryTexts.savedFailed}
      state={saved.state}
      onRetry={saved.retry}
    >
      {(queries) => (
        <>
          <Field
            {...enter}
            label={adminQueryTexts.saveName}
            value={saved.name}
            error={saved.error}
            autoComplete="off"
            onChange={(value) => saved.setName(value)}
          />
          <Button variant="outline" busy={saved.isSaving} onClick={save}>
            {adminQueryTexts.save}
          </Button>
          {queries.length === 0 && <Text as="p">{adminQueryTexts.savedEmpty}</Text>}
          <ul aria-label={adminQueryTexts.saved}>
            {queries.map((query) => (
              <Box
                as="li"
                display="flex"
                flexDirection="column"
                key={query.queryId}
                gap={8}
                paddingY={12}
                className={styles.row}
              >
                <Text variant="label" id={idOf(query)}>
                  {query.name}
                </Text>
                <div className={styles.sql}>
                  <Text lines={3} preserveLines>
                    {query.query}
                  </Text>
                </div>
                <Cluster>
                  <Button
                    variant="soft"
                    size="sm"
                    aria-describedby={idOf(query)}
                    onClick={() => onLoad(formOf(query))}
                  >
                    {adminQueryTexts.load}
                  </Button>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-describedby={idOf(query)}
                    onClick={() => onRerun(formOf(query))}
                  >
                    {adminQueryTexts.rerun}
                  </Button>
                  <Button
                    variant="ghost"
                    tone="danger"
                    size="sm"
                    aria-describedby={idOf(query)}
                    onClick={() => setLeaving(query)}
                  >
                    {commonTexts.delete}
                  </Button>
                </Cluster>
              </Box>
            ))}
          </ul>
          <ConfirmDialog
            open={leaving !== null}
            title={adminQueryTexts.removeConfirm(leaving?.name ?? '')}
            confirmLabel={commonTexts.delete}
            cancelLabel={commonTexts.cancel}
            onCancel={() => setLeaving(null)}
            onConfirm={() => {
              if (leaving) void saved.remove(leaving);
              setLeaving(null);
            }}
          />
        </>
      )}
    </PaneFrame>
  );
}
