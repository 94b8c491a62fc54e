import {
  SegmentedControl,
  type SegmentedControlProps,
} from '@/design/components/SegmentedControl/SegmentedControl';
import { Link } from 'react-router-dom';

type FilterLinksProps<T extends string> = Pick<
  SegmentedControlProps<T>,
  'label' | 'options' | 'texts' | 'value'
> & {
  /** The address with another choice. */
  pathOf: (option: T) => string;
};

/** A choice among few, each a link, so that it works before any script has run. */
export function FilterLinks<T extends string>({ pathOf, ...choice }: FilterLinksProps<T>) {
  return (
    <SegmentedControl
      {...choice}
      linkOf={(option, props) => <Link to={pathOf(option)} {...props} />}
    />
  );
}
