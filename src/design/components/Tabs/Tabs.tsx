import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { Option } from '../../options';
import { cx } from '../../styles/cx';
import { count as countClass, flushList, flushPanel, list, panel, tab } from './Tabs.css';

/** One tab. */
export interface TabOption<Value extends string> extends Option<Value> {
  /** How many there are inside, already written as it should be read. */
  count?: string;
  disabled?: boolean;
}

/** The tabs, and which of them is open. */
export interface TabsProps<Value extends string> {
  /** Name of the set, for a screen reader. */
  label: string;
  options: readonly TabOption<Value>[];
  /** The one that is open. */
  value: Value;
  onChange: (value: Value) => void;
  /** The content brings its own air: rows that reach from edge to edge. */
  flush?: boolean;
  /** What the open tab holds. */
  children: ReactNode;
}

/** In a row that scrolls, an address may open a tab that lies outside of it. */
function reveal(element: HTMLElement | null): void {
  const row = element?.parentElement;
  if (!row) return;
  row.scrollLeft = element.offsetLeft + element.offsetWidth / 2 - row.clientWidth / 2;
}

/**
 * Views of one thing, one at a time; arrow keys move between them. The owner keeps which is
 * open (usually in the address). Heavy (react-aria): only on screens that load on their own.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, options, value, onChange, flush, children } = props;
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(key as Value)}>
      <TabList aria-label={label} className={cx(list, flush && flushList)}>
        {options.map((option) => (
          <Tab
            key={option.value}
            id={option.value}
            ref={option.value === value ? reveal : undefined}
            isDisabled={option.disabled}
            className={tab}
          >
            <span>{option.label}</span>
            {option.count !== undefined && <span className={countClass}>{option.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={value} id={value} className={cx(panel, flush && flushPanel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
