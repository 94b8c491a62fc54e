/**
 * Puts the focus on the first of a form's fields that is wrong.
 * @param form null while it is not on the page; nothing happens then, or where no field is wrong
 * @param names of its fields, in the order in which they stand
 * @param errors what is wrong, by the field's name
 */
export function focusFirst<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  errors: Readonly<Partial<Record<Name, unknown>>>,
): void {
  const first = names.find((name) => errors[name]);
  const field = first && form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
