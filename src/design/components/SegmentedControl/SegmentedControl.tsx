import { Fragment, type ReactNode } from 'react';
import type { Option } from '../../options';
import { group, segment } from './SegmentedControl.css';

/** The props of a segment's link, besides its address. */
export interface SegmentLinkProps {
  // oxlint-disable-next-line architecture/closed-class-name -- it gives its own look away
  className: string;
  'aria-current': 'true' | undefined;
  children: string;
}

/** The choices, and the chosen one. */
export type SegmentedControlProps<T extends string> = {
  /** Name of the set, for a screen reader. */
  label: string;
  /** Two to four. */
  options: readonly Option<T>[];
  value: T;
} & (
  | { onChange: (value: T) => void; linkOf?: never }
  /** The choice is in the address: renders a segment as a link, so that it works before any script has run. */
  | { linkOf: (value: T, props: SegmentLinkProps) => ReactNode; onChange?: never }
);

/**
 * A choice of two to four values that orders or scales the same list. For views of a page use Tabs,
 * for filters of a list Chips, and for five values or more a Select.
 */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, linkOf } = props;
  return (
    <div role="group" aria-label={label} className={group}>
      {options.map((option) => {
        const isChosen = option.value === value;
        if (linkOf) {
          const own = { className: segment, children: option.label };
          return (
            <Fragment key={option.value}>
              {linkOf(option.value, { ...own, 'aria-current': isChosen ? 'true' : undefined })}
            </Fragment>
          );
        }
        return (
          <button
            key={option.value}
            type="button"
            className={segment}
            aria-pressed={isChosen}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
