import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const PREFIX = 'row-';

/** The id of a row in the document, where the focus goes. */
export const rowId = (id: string): string => `${PREFIX}${id}`;

const focusRow = (id: string) => document.getElementById(rowId(id))?.focus();

const focusedRow = () => document.activeElement?.closest(`[id^="${PREFIX}"]`) ?? null;

const isFocusNowhere = () => document.activeElement === document.body;

/** Whether the focus may go to a row: it is in one, or nowhere. */
const isFocusFree = () => focusedRow() !== null || isFocusNowhere();

/** Which row of a list the keys are about; when it leaves, the one that takes its place. */
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
    // A row that comes back is drawn later than it is known to come.
    if (back !== null && document.getElementById(rowId(back))) {
      returning.current = null;
      if (isFocusFree()) focusRow(back);
    }
    // The row that had the focus may leave by itself, or below a dialog.
    const isLost = focused.current?.isConnected === false && isFocusNowhere();
    if (isLost && currentId !== undefined) focusRow(currentId);
    focused.current = focusedRow() ?? (isFocusNowhere() ? null : focused.current);
  });
  const isFocusDue = useRef(false);
  useEffect(() => {
    // It stays due until there is a row: the next page may still be on its way.
    if (!isFocusDue.current || currentId === undefined) return;
    isFocusDue.current = false;
    if (isFocusNowhere()) focusRow(currentId);
  });
  return {
    current,
    /** Gives the focus to the current row once a dialog has closed, unless it is back where it was. */
    focusNext: () => {
      isFocusDue.current = true;
    },
    /** The row `by` rows on; undefined where there is none. */
    neighbour: (by: 1 | -1) => items[at + by],
    choose: (id: string) => choose(items.findIndex((item) => idOf(item) === id)),
    /** Goes to the row before or behind, with the focus. */
    move: (by: 1 | -1) => {
      // The first press only shows where it begins.
      const next = focusedRow() || by < 0 ? at + by : at;
      const item = items[next];
      if (!item) return;
      choose(next);
      focusRow(idOf(item));
    },
    /** Rows are about to leave: the next one that stays takes the place of the current one. Gives that row. */
    leave: (ids: ReadonlySet<string>) => {
      const stays = (item: T) => !ids.has(idOf(item));
      const next = items.slice(at).find(stays) ?? items.slice(0, at).findLast(stays);
      if (!next || !current || stays(current)) return next;
      choose(items.indexOf(next));
      if (isFocusFree()) focusRow(idOf(next));
      return next;
    },
    /** A row is put back into the list: the keys are about it again. */
    comeBack: (id: string) => {
      returning.current = id;
      setPlace({ id, at: 0 });
    },
  };
}
