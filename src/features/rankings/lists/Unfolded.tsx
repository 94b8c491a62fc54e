import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { commonTexts } from '@/texts/common';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface UnfoldedProps<T> {
  items: readonly T[];
  /** How many are rendered at first: the budget of the first view counts nodes. */
  first: number;
  /** Further actions on the list, next to the button that shows the rest. */
  actions: ReactNode;
  /** Renders the visible items, as a list or as table rows. */
  children: (shown: readonly T[]) => ReactNode;
}

/** A list that first renders a few items, and the rest after a press. */
export function Unfolded<T>({ items, first, actions, children }: UnfoldedProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to the first new item.
  useEffect(() => {
    if (!isWhole) return;
    const item = place.current?.querySelectorAll<HTMLElement>('ol > li, tbody > tr')[first];
    item?.setAttribute('tabindex', '-1');
    item?.focus({ preventScroll: true });
  }, [isWhole, first]);
  return (
    <Stack ref={place} gap={{ base: 8, wide: 16 }}>
      {children(isWhole ? items : items.slice(0, first))}
      <Cluster justifyContent="center" paddingX={16}>
        {!isWhole && items.length > first && (
          <Button variant="soft" onClick={() => setWhole(true)}>
            {commonTexts.more}
          </Button>
        )}
        {actions}
      </Cluster>
    </Stack>
  );
}
