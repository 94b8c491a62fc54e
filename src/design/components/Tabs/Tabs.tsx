import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { count as countClass, list, panel, tab } from './Tabs.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** How many there are inside, already written as it should be read. */
  count?: string;
  disabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Name of the set, for a screen reader. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** What the selected tab holds. */
  children: ReactNode;
}

/**
 * Views of one thing, one at a time; arrow keys move between them. The owner keeps which is
 * selected (usually in the address). Heavy (react-aria): only on screens that load on their own.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, selected, onSelect, children } = props;
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Id)}>
      <TabList aria-label={label} className={list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.disabled} className={tab}>
            {item.label}
            {item.count !== undefined && <span className={countClass}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
