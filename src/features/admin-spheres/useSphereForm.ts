import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { createSphere } from '@contract/endpoints/spheres';
import { ApiError } from '@contract/errors';
import type { AdminSphere } from '@contract/models/sphere';
import { tileUrl } from '@contract/rules/site/tiles';
import { check, firstIssues } from '@contract/validate';
import { useRef, useState } from 'react';

/** The fields of the form. */
export type SphereValues = Pick<AdminSphere, 'name' | 'description' | 'icon'>;

const names = ['name', 'description', 'icon'] as const;

const noSphere: SphereValues = { name: '', description: '', icon: tileUrl('night') };

/** The typed values of a sphere's form, and what was changed. */
interface SphereForm {
  /** The sphere to change; null for a new one. */
  before: SphereValues | null;
  /** Sends all values of a new sphere, or the changed ones. */
  send: (values: SphereValues, changes: Partial<SphereValues>) => Promise<void>;
  failed: string;
  onDone: () => void;
}

/** The form of a sphere, sent once at a time. Typed values stay, whatever goes wrong. */
export function useSphereForm({ before, send, failed, onDone }: SphereForm) {
  const first = before ?? noSphere;
  const fields = useFields(names, first);
  const [formError, setFormError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);
  const { values, form } = fields;

  const changes: Partial<SphereValues> = Object.fromEntries(
    names.filter((name) => values[name] !== first[name]).map((name) => [name, values[name]]),
  );

  async function save(): Promise<void> {
    busy.current = true;
    setSaving(true);
    try {
      await send(values, changes);
      onDone();
    } catch (error) {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      if (!fields.show(firstIssues(issues, names))) setFormError(failureText(error, failed));
      busy.current = false;
      setSaving(false);
    }
  }

  return {
    values,
    errors: fields.errors,
    formError,
    isSaving,
    form,
    change: (name: (typeof names)[number], value: string) => {
      fields.change(name, value);
      setFormError(null);
    },
    submit: () => {
      if (busy.current) return;
      setFormError(null);
      const checked = check(createSphere.body, values);
      if (fields.show(checked.ok ? {} : firstIssues(checked.issues, names))) return;
      if (before && Object.keys(changes).length === 0) onDone();
      else void save();
    },
  };
}
