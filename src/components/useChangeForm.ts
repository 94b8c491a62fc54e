import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { ApiError, type Issue } from '@contract/errors';
import { firstIssues } from '@contract/validate';
import { useRef, useState } from 'react';

interface ChangeForm<Name extends string> {
  /** The fields in display order. */
  names: readonly Name[];
  before: Readonly<Record<Name, string>>;
  /** Whether the values are new, so that they are sent even if nobody changed them. */
  isNew?: boolean;
  check: (values: Record<Name, string>) => { ok: true } | { ok: false; issues: Issue[] };
  send: (values: Record<Name, string>, changes: Partial<Record<Name, string>>) => Promise<void>;
  /** The text for an unexplained failure. */
  failed: string;
  /** Called after the values were sent, or if nothing was changed. */
  onDone?: () => void;
}

/** A form that changes existing values, sent once at a time. Typed values stay, whatever goes wrong. */
export function useChangeForm<Name extends string>(options: ChangeForm<Name>) {
  const { names, before, isNew = false, check, send, failed, onDone } = options;
  const fields = useFields(names, before);
  const [formError, setFormError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const { values, form } = fields;

  const changed = names.filter((name) => values[name] !== before[name]);

  async function save(): Promise<void> {
    busy.current = true;
    setSaving(true);
    try {
      const changes = Object.fromEntries(changed.map((name) => [name, values[name]]));
      await send(values, changes as Partial<Record<Name, string>>);
      onDone?.();
    } catch (error) {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      if (!fields.show(firstIssues(issues, names))) setFormError(failureText(error, failed));
    }
    busy.current = false;
    setSaving(false);
  }

  return {
    values,
    errors: fields.errors,
    formError,
    isSaving,
    isChanged: changed.length > 0,
    form,
    change: (name: Name, value: string) => {
      fields.change(name, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      setFormError(null);
      const checked = check(values);
      if (fields.show(checked.ok ? {} : firstIssues(checked.issues, names))) return;
      if (!isNew && changed.length === 0) onDone?.();
      else void save();
    },
  };
}
