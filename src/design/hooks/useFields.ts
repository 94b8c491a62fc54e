import { useRef, useState } from 'react';
import { focusFirst } from './focusFirst';

/**
 * What is typed into a form's fields and what is wrong there. The form itself needs `ref={form}`, and
 * each field its name.
 * @param names of the fields, in the order in which they stand
 * @param empty what they hold at first
 * @param repeats the field that repeats another, by the other's name: what is wrong with it may be
 *   mended in either
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
    /** Shows what is wrong, from the first of it on; says whether anything is. */
    show: (found: Partial<Record<Name, string>>) => {
      setErrors(found);
      focusFirst(form.current, names, found);
      return names.some((name) => found[name] !== undefined);
    },
  };
}
