import { Fragment, type ReactNode } from 'react';
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
  options: readonly T[];
  texts: Readonly<Record<T, string>>;
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
  const { label, options, texts, value, onChange, linkOf } = props;
  return (
    <div role="group" aria-label={label} className={group}>
      {options.map((option) => {
        const isChosen = option === value;
        if (linkOf) {
          const own = { className: segment, children: texts[option] };
          return (
            <Fragment key={option}>
              {linkOf(option, { ...own, 'aria-current': isChosen ? 'true' : undefined })}
            </Fragment>
          );
        }
        return (
          <button
            key={option}
            type="button"
            className={segment}
            aria-pressed={isChosen}
            onClick={() => onChange(option)}
          >
            {texts[option]}
          </button>
        );
      })}
    </div>
  );
}
