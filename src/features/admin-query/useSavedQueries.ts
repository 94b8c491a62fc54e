import { call } from '@/api/client';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { adminQueryTexts } from '@/texts/admin/query';
import { failureText } from '@/texts/errors';
import { isVisible } from '@contract/rules/clean-text';
import { queryTexts, validationTexts } from '@contract/texts';
import type { SavedQuery } from '@contract/models/query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ALL, savedRemote } from './remotes';

function missingOf(name: string, sql: string): string | null {
  if (!isVisible(name)) return validationTexts.savedName;
  return sql.trim() === '' ? queryTexts.empty : null;
}

/** The saved queries, and the functions for saving and deleting them. */
export function useSavedQueries(sql: string) {
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
