import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import type { Option } from '../../options';
import { cx } from '../../styles/cx';
import { count as countClass, flushList, flushPanel, list, panel, tab } from './Tabs.css';

/** One tab. */
export interface TabOption<Value extends string> extends Option<Value> {
  /** The number of items inside, formatted for reading. */
  count?: string;
  disabled?: boolean;
}

/** The tabs, and the open one. */
export interface TabsProps<Value extends string> {
  /** Name of the set, for a screen reader. */
  label: string;
  options: readonly TabOption<Value>[];
  /** The value of the open tab. */
  value: Value;
  onChange: (value: Value) => void;
  /** The content has its own padding, such as rows that reach from edge to edge. */
  flush?: boolean;
  /** The content of the open tab. */
  children: ReactNode;
}

/** In a row that scrolls, an address may open a tab that is out of sight. */
function reveal(element: HTMLElement | null): void {
  const row = element?.parentElement;
  if (!row) return;
  row.scrollLeft = element.offsetLeft + element.offsetWidth / 2 - row.clientWidth / 2;
}

/**
 * Views of one thing, one at a time; arrow keys move between them. The owner stores the open one
 * (usually in the address). Heavy (react-aria): use it only on screens that load separately.
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
