import type { ReactNode } from 'react';
import { useState } from 'react';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import * as styles from './docs.css';

interface SheetProps<Item> {
  /** What is searched for: the label of the field. */
  label: string;
  items: readonly Item[];
  /** All words by which an item is found. */
  wordsOf: (item: Item) => string;
  children: (found: readonly Item[]) => ReactNode;
}

/** A list with a field above it that narrows it by all words typed. */
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

/** A table of a documentation page; it scrolls by itself where it is wider than the page. */
export function Table({ heads, children }: TableProps) {
  return (
    // What scrolls must be reached by the keyboard.
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
