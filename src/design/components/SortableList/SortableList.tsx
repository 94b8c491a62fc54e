import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { GripIcon } from '../../icons/icons';
import * as styles from './SortableList.css';

/** An item of a list, with what its row shows. */
export interface SortableItem {
  id: string;
  /** Its name, for a screen reader. */
  name: string;
  content: ReactNode;
}

/** A list whose items a person puts in order. */
export interface SortableListProps {
  /** Name of the list, for a screen reader. */
  label: string;
  items: readonly SortableItem[];
  /** The ids of all items in their new order. */
  onOrder: (ids: string[]) => void;
}

/** The ids after some of them were moved before or after another one. */
function moved(ids: readonly string[], keys: ReadonlySet<unknown>, to: unknown, isAfter: boolean) {
  const rest = ids.filter((id) => !keys.has(id));
  const at = rest.findIndex((id) => id === to) + Number(isAfter);
  return [...rest.slice(0, at), ...ids.filter((id) => keys.has(id)), ...rest.slice(at)];
}

/**
 * Items in an order that a person changes: by dragging, or on the handle with Enter, arrows and
 * Enter again (Escape leaves everything as it was). Arrows move between rows, Tab between the
 * controls of a row. Heavy (react-aria): use it only on screens that load separately.
 */
export function SortableList({ label, items, onOrder }: SortableListProps) {
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        'text/plain': items.find(({ id }) => id === key)?.name ?? '',
      })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target }) => {
      const order = moved(ids, keys, target.key, target.dropPosition === 'after');
      if (order.some((id, at) => id !== ids[at])) onOrder(order);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.gap} />,
  });
  return (
    <I18nProvider locale="ko-KR">
      <GridList
        aria-label={label}
        className={styles.list}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
      >
        {({ id, name, content }) => (
          <GridListItem id={id} textValue={name} className={styles.item}>
            <Button slot="drag" className={styles.handle}>
              <GripIcon />
            </Button>
            {content}
          </GridListItem>
        )}
      </GridList>
    </I18nProvider>
  );
}
