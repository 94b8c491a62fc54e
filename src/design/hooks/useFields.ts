import { useRef, useState } from 'react';
import { focusFirst } from './focusFirst';

/**
 * The values of a form's fields and their errors. The form itself needs `ref={form}`, and each
 * field its name.
 * @param names of the fields, in display order
 * @param empty their first values
 * @param repeats the field that repeats another, by the other's name: its error may be corrected in
 * either
 */
export function useFields<Name extends string>(
  names: readonly Name[],
  empty: Readonly<Record<Name, string>>,
  repeats?: Readonly<Partial<Record<Name, Name>>>,
) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  return {
    values,
    errors,
    form,
    clear: () => setValues(empty),
    change: (name: Name, value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({
        ...before,
        [name]: undefined,
        [repeats?.[name] ?? name]: undefined,
      }));
    },
    /** Shows the errors and focuses the first one; returns whether there is any. */
    show: (found: Partial<Record<Name, string>>) => {
      setErrors(found);
      focusFirst(form.current, names, found);
      return names.some((name) => found[name] !== undefined);
    },
  };
}
