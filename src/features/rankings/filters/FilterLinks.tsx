import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@/design/components/SegmentedControl/SegmentedControl';
import { startTransition, useOptimistic } from 'react';
import { Link } from 'react-router-dom';

type FilterLinksProps<T extends string> = Pick<
  SegmentedControlProps<T>,
  'label' | 'options' | 'value'
> & {
  /** Returns the address of another choice. */
  pathOf: (option: T) => string;
};

/** A choice between a few links, so that it works before any script has run. */
export function FilterLinks<T extends string>({ pathOf, ...choice }: FilterLinksProps<T>) {
  // The pressed link changes at once, before the new list is rendered.
  const [value, show] = useOptimistic(choice.value);
  return (
    <SegmentedControl
      {...choice}
      value={value}
      linkOf={(option, props) => (
        <Link to={pathOf(option)} {...props} onClick={() => startTransition(() => show(option))} />
      )}
    />
  );
}
