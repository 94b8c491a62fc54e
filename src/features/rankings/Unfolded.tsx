import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { commonTexts } from '@/texts/common';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { frame } from './Unfolded.css';

interface UnfoldedProps<T> {
  items: readonly T[];
  /** How many are drawn at first: the budget of the first view counts nodes. */
  first: number;
  /** What else can be done with the list, beside the button that shows the rest. */
  actions: ReactNode;
  /** Draws the items that are shown, as a list or as the rows of a table. */
  children: (shown: readonly T[]) => ReactNode;
}

/** A list whose first items are drawn with the page, and the rest by a press. */
export function Unfolded<T>({ items, first, actions, children }: UnfoldedProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button is gone after the press: the focus goes on to the first item that it brought.
  useEffect(() => {
    if (!isWhole) return;
    const item = place.current?.querySelectorAll<HTMLElement>('ol > li, tbody > tr')[first];
    item?.setAttribute('tabindex', '-1');
    item?.focus({ preventScroll: true });
  }, [isWhole, first]);
  return (
    <div ref={place} className={frame}>
      {children(isWhole ? items : items.slice(0, first))}
      <Cluster justifyContent="center" paddingX={16}>
        {!isWhole && items.length > first && (
          <Button variant="soft" onClick={() => setWhole(true)}>
            {commonTexts.more}
          </Button>
        )}
        {actions}
      </Cluster>
    </div>
  );
}
