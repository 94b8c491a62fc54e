import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { ApiError, type Issue } from '@contract/errors';
import { firstIssues } from '@contract/validate';
import { useRef, useState, type SubmitEvent } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FieldsForm<Name extends string, Body> {
  /** The fields in display order. */
  names: readonly Name[];
  /** The first values of fields that do not begin empty. */
  initial?: Partial<Record<Name, string>>;
  /** The field that repeats another, by the other's name. */
  repeats?: Partial<Record<Name, Name>>;
  /** Turns the typed values into the request body, or returns the errors. */
  check: (values: Values<Name>) => { ok: true; value: Body } | { ok: false; issues: Issue[] };
  /** Called on each try, before anything is checked. */
  onSubmit?: () => void;
  /** Sends it; the typed values are cleared afterwards. */
  send: (body: Body) => Promise<void>;
  /** The field for the member's own password, if a refusal is about it. */
  password?: Name;
  /** The text for an unexplained failure, or for each one. */
  failed: string | ((error: unknown) => string);
}

/** The fields that a refusal is about; for an unknown field the line below the form shows the sentence. */
function refusedFields<Name extends string>(
  error: unknown,
  { names, password }: Pick<FieldsForm<Name, unknown>, 'names' | 'password'>,
): Partial<Record<Name, string>> {
  if (!(error instanceof ApiError)) return {};
  const found = firstIssues(error.issues ?? [], names);
  const isAboutNone = !error.issues || error.issues.length === 0;
  if (password && error.code === 'BAD_CREDENTIALS' && isAboutNone) found[password] = error.message;
  return found;
}

const emptied = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** A short form that is sent once at a time. Typed values stay, whatever goes wrong. */
export function useFieldsForm<Name extends string, Body>(options: FieldsForm<Name, Body>) {
  const { names, initial, repeats, check, onSubmit, send, failed } = options;
  const { values, errors, form, clear, change, show } = useFields(
    names,
    { ...emptied(names), ...initial },
    repeats,
  );
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // A ref in addition to the state: two submits in one frame would both see the old state.
  const busy = useRef(false);

  async function start(body: Body): Promise<void> {
    busy.current = true;
    setSending(true);
    try {
      await send(body);
      clear();
    } catch (error) {
      const fallback = typeof failed === 'string' ? failed : failed(error);
      if (!show(refusedFields(error, options))) setFormError(failureText(error, fallback));
    }
    busy.current = false;
    setSending(false);
  }

  return {
    /** Below the form: an error that belongs to no field. */
    formError,
    clearError: () => setFormError(null),
    sending,
    /** The props of the form element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (busy.current) return;
        setFormError(null);
        onSubmit?.();
        const checked = check(values);
        // Clears the errors of an earlier try too.
        show(checked.ok ? {} : firstIssues(checked.issues, names));
        if (checked.ok) void start(checked.value);
      },
    },
    /** The props of a field. */
    field: (name: Name) => ({
      name,
      required: true,
      value: values[name],
      error: errors[name],
      onChange: (value: string) => {
        change(name, value);
        setFormError(null);
      },
    }),
  };
}
