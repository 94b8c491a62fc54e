/**
 * Focuses the first wrong field of a form.
 * @param form null while it is not on the page; without it or without a wrong field nothing happens
 * @param names of its fields, in display order
 * @param errors the errors, by field name
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
