import { useId } from 'react';

/** Which elements name and describe a field. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** For the control itself: what describes it, and whether it is wrong. */
  describedBy: string | undefined;
  invalid: true | undefined;
}

/** Ids that tie a control to its label, hint and error; `id` overrules the made one. */
export function useFieldIds(parts: { id?: string; hint?: unknown; error?: unknown }): FieldIds {
  const made = useId();
  const control = parts.id ?? made;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const describing = [parts.error && error, parts.hint && hint].filter(Boolean).join(' ');
  return {
    control,
    hint,
    error,
    describedBy: describing || undefined,
    invalid: parts.error ? true : undefined,
  };
}
