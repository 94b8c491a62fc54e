import { useFields } from '@/design/hooks/useFields';
import { failureText } from '@/texts/errors';
import { ApiError, type Issue } from '@contract/errors';
import { firstIssues } from '@contract/validate';
import { useRef, useState, type SubmitEvent } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

interface FieldsForm<Name extends string, Body> {
  /** The fields in the order in which they stand. */
  names: readonly Name[];
  /** The field that repeats another, by the other's name. */
  repeats?: Partial<Record<Name, Name>>;
  /** Makes what is sent of what was typed, or says what is wrong with it. */
  check: (values: Values<Name>) => { ok: true; value: Body } | { ok: false; issues: Issue[] };
  /** Hears of each try, before anything is checked. */
  onSubmit?: () => void;
  /** Sends it; what was typed is gone once this is done. */
  send: (body: Body) => Promise<void>;
  /** The field that stands for the member's own password, where a refusal is about it. */
  password?: Name;
  /** What is said of a failure that nobody can explain. */
  failed: string;
}

/** Which fields a refusal is about; an unknown field leaves the sentence to the line below the form. */
function refusedFields<Name extends string>(
  error: unknown,
  { names, password }: Pick<FieldsForm<Name, unknown>, 'names' | 'password'>,
): Partial<Record<Name, string>> {
  if (!(error instanceof ApiError)) return {};
  const found = firstIssues(error.issues ?? [], names);
  if (password && error.code === 'BAD_CREDENTIALS') found[password] = error.message;
  return found;
}

const emptied = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** A short form that is sent once at a time. What was typed stays, whatever goes wrong. */
export function useFieldsForm<Name extends string, Body>(options: FieldsForm<Name, Body>) {
  const { names, repeats, check, onSubmit, send, failed } = options;
  const { values, errors, form, clear, change, show } = useFields(names, emptied(names), repeats);
  const [formError, setFormError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // A ref beside the state: two submits of one frame both still see the old state.
  const busy = useRef(false);

  async function start(body: Body): Promise<void> {
    busy.current = true;
    setSending(true);
    try {
      await send(body);
      clear();
    } catch (error) {
      if (!show(refusedFields(error, options))) setFormError(failureText(error, failed));
    }
    busy.current = false;
    setSending(false);
  }

  return {
    /** Below the form: what is wrong with none of its fields. */
    formError,
    sending,
    /** What the form element takes. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (busy.current) return;
        setFormError(null);
        onSubmit?.();
        const checked = check(values);
        // What an earlier try found wrong is gone too.
        show(checked.ok ? {} : firstIssues(checked.issues, names));
        if (checked.ok) void start(checked.value);
      },
    },
    /** What the line of a field takes. */
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
