/** One of several values to choose from. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/**
 * Options for a list of values.
 * @param labels the label of each value
 */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Option<Value>[] => values.map((value) => ({ value, label: labels[value] }));
