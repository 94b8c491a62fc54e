import { Fragment, type ReactNode } from 'react';
import type { Option } from '../../options';
import { group, segment } from './SegmentedControl.css';

/** What a segment's link takes besides its address. */
export interface SegmentLinkProps {
  // oxlint-disable-next-line architecture/closed-class-name -- it gives its own look away
  className: string;
  'aria-current': 'true' | undefined;
  children: string;
}

/** The choices, and which of them holds. */
export type SegmentedControlProps<T extends string> = {
  /** Name of the set, for a screen reader. */
  label: string;
  /** Two to four. */
  options: readonly Option<T>[];
  value: T;
} & (
  | { onChange: (value: T) => void; linkOf?: never }
  /** The choice is in the address: draws the link of a segment, so that it works before any script has run. */
  | { linkOf: (value: T, props: SegmentLinkProps) => ReactNode; onChange?: never }
);

/**
 * One of two to four values by which the same list is ordered or scaled. Views of a page are Tabs, what
 * narrows a list are Chips, and five values or more are a Select.
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
