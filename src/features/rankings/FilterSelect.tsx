import { Select } from '@/design/components/Select/Select';

interface FilterSelectProps<T extends string> {
  label: string;
  options: readonly T[];
  textOf: (option: T) => string;
  current: T;
  onChoose: (option: T) => void;
}

/** A choice among many. */
export function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, options, textOf, current, onChoose } = props;
  return (
    <Select
      label={label}
      hideLabel
      options={options.map((value) => ({ value, label: textOf(value) }))}
      value={current}
      onChange={({ target }) => {
        const option = options.find((one) => one === target.value);
        if (option !== undefined) onChoose(option);
      }}
    />
  );
}
