import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const PREFIX = 'row-';

/** The document id of a row that takes the focus. */
export const rowId = (id: string): string => `${PREFIX}${id}`;

const focusRow = (id: string) => document.getElementById(rowId(id))?.focus();

const focusedRow = () => document.activeElement?.closest(`[id^="${PREFIX}"]`) ?? null;

const isFocusNowhere = () => document.activeElement === document.body;

/** Whether the focus may move to a row: it is in a row, or nowhere. */
const isFocusFree = () => focusedRow() !== null || isFocusNowhere();

/** The row of a list that the keys act on; if it leaves, the row that takes its place. */
export function useCurrentRow<T>(items: readonly T[], idOf: (item: T) => string) {
  const [place, setPlace] = useState({ id: '', at: 0 });
  const found = items.findIndex((item) => idOf(item) === place.id);
  const at = found === -1 ? Math.min(place.at, items.length - 1) : found;
  const current = items[at];

  function choose(index: number): void {
    const item = items[index];
    if (item) setPlace({ id: idOf(item), at: index });
  }
  const currentId = current && idOf(current);
  const returning = useRef<string | null>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const back = returning.current;
    // A restored row is drawn later than the list contains it.
    if (back !== null && document.getElementById(rowId(back))) {
      returning.current = null;
      if (isFocusFree()) focusRow(back);
    }
    // The row that had the focus may leave by itself or below a dialog.
    const isLost = focused.current?.isConnected === false && isFocusNowhere();
    if (isLost && currentId !== undefined) focusRow(currentId);
    focused.current = focusedRow() ?? (isFocusNowhere() ? null : focused.current);
  });
  const isFocusDue = useRef(false);
  useEffect(() => {
    // Waits until there is a row: the next page may still be loading.
    if (!isFocusDue.current || currentId === undefined) return;
    isFocusDue.current = false;
    if (isFocusNowhere()) focusRow(currentId);
  });
  return {
    current,
    /** Focuses the current row once a dialog has closed, unless the focus is back already. */
    focusNext: () => {
      isFocusDue.current = true;
    },
    /** The row `by` rows away; undefined if there is no row. */
    neighbour: (by: 1 | -1) => items[at + by],
    choose: (id: string) => choose(items.findIndex((item) => idOf(item) === id)),
    /** Moves to the previous or next row, with the focus. */
    move: (by: 1 | -1) => {
      // The first press only shows the start.
      const next = focusedRow() || by < 0 ? at + by : at;
      const item = items[next];
      if (!item) return;
      choose(next);
      focusRow(idOf(item));
    },
    /** Rows are about to leave: the next remaining row becomes the current one. Returns that row. */
    leave: (ids: ReadonlySet<string>) => {
      const stays = (item: T) => !ids.has(idOf(item));
      const next = items.slice(at).find(stays) ?? items.slice(0, at).findLast(stays);
      if (!next || !current || stays(current)) return next;
      choose(items.indexOf(next));
      if (isFocusFree()) focusRow(idOf(next));
      return next;
    },
    /** A row is restored to the list: the keys act on it again. */
    comeBack: (id: string) => {
      returning.current = id;
      setPlace({ id, at: 0 });
    },
  };
}
