import type { ReactNode } from 'react';
import { useState } from 'react';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import * as styles from './docs.css';

interface SheetProps<Item> {
  /** The label of the search field. */
  label: string;
  items: readonly Item[];
  /** All words that find an item. */
  wordsOf: (item: Item) => string;
  children: (found: readonly Item[]) => ReactNode;
}

/** A list with a search field above it that filters by all typed words. */
export function Sheet<Item>({ label, items, wordsOf, children }: SheetProps<Item>) {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().trim().split(/\s+/);
  const found = items.filter((item) => {
    const text = wordsOf(item).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Stack gap={16}>
      <Field type="search" label={label} value={query} onChange={setQuery} />
      <Text variant="meta" tone="muted" role="status">
        {found.length === 0 ? '찾은 것이 없습니다.' : `${found.length}개`}
      </Text>
      {children(found)}
    </Stack>
  );
}

interface TableProps {
  heads: readonly string[];
  children: ReactNode;
}

/** A table of a documentation page; it scrolls if it is wider than the page. */
export function Table({ heads, children }: TableProps) {
  return (
    // Keyboard users must be able to scroll it.
    <div className={styles.scrolling} tabIndex={0} role="group" aria-label={heads.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
