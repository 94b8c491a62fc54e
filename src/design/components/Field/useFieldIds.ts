import { useId } from 'react';

/** The ids of the elements that name and describe a field. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** For the control itself: the ids that describe it, and whether it is wrong. */
  describedBy: string | undefined;
  invalid: true | undefined;
}

/** Ids that connect a control with its label, hint and error; `id` overrides the generated one. */
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
