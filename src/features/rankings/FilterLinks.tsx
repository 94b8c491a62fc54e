import { Link } from 'react-router-dom';
import { link, row } from './FilterLinks.css';

interface FilterLinksProps<T extends string> {
  label: string;
  options: readonly T[];
  texts: Record<T, string>;
  current: T;
  /** The address with another choice. */
  pathOf: (option: T) => string;
}

/** A choice among few, each a link, so that it works before any script has run. */
export function FilterLinks<T extends string>(props: FilterLinksProps<T>) {
  const { label, options, texts, current, pathOf } = props;
  return (
    <div role="group" aria-label={label} className={row}>
      {options.map((option) => (
        <Link
          key={option}
          to={pathOf(option)}
          className={link}
          aria-current={option === current ? 'true' : undefined}
        >
          {texts[option]}
        </Link>
      ))}
    </div>
  );
}
