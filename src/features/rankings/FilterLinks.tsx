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
  /** The address with another choice. */
  pathOf: (option: T) => string;
};

/** A choice among few, each a link, so that it works before any script has run. */
export function FilterLinks<T extends string>({ pathOf, ...choice }: FilterLinksProps<T>) {
  // The pressed link says so at once, before the other list is drawn.
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
