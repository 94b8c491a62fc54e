import { Select } from '@/design/components/Select/Select';

interface FilterSelectProps<T extends string> {
  label: string;
  options: readonly T[];
  textOf: (option: T) => string;
  value: T;
  onChange: (value: T) => void;
}

/** A choice among many. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, options, textOf, value, onChange } = props;
  return (
    <Select
      label={label}
      hideLabel
      inRow
      options={options.map((option) => ({ value: option, label: textOf(option) }))}
      value={value}
      onChange={onChange}
    />
  );
}
