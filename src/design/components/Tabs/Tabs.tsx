import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { cx } from '../../styles/cx';
import { count as countClass, flushList, flushPanel, list, panel, tab } from './Tabs.css';

/** One tab. */
export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** How many there are inside, already written as it should be read. */
  count?: string;
  disabled?: boolean;
}

/** The tabs, and which of them is open. */
export interface TabsProps<Id extends string> {
  /** Name of the set, for a screen reader. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content brings its own air: rows that reach from edge to edge. */
  flush?: boolean;
  /** What the selected tab holds. */
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
 * selected (usually in the address). Heavy (react-aria): only on screens that load on their own.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selected, onSelect, flush, children } = props;
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList aria-label={label} className={cx(list, flush && flushList)}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            ref={item.id === selected ? reveal : undefined}
            isDisabled={item.disabled}
            className={tab}
          >
            <span>{item.label}</span>
            {item.count !== undefined && <span className={countClass}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={cx(panel, flush && flushPanel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
