import { useEffect, useRef, useState } from 'react';

const PREFIX = 'row-';

/** The id of a row in the document, where the focus goes. */
export const rowId = (id: string): string => `${PREFIX}${id}`;

const focusRow = (id: string) => document.getElementById(rowId(id))?.focus();

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
  const isFocusDue = useRef(false);
  const currentId = current && idOf(current);
  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    if (currentId !== undefined) focusRow(currentId);
  });
  return {
    current,
    /** Gives the focus to the current row once the next change is on the screen: a dialog has closed. */
    focusNext: () => {
      isFocusDue.current = true;
    },
    choose: (id: string) => choose(items.findIndex((item) => idOf(item) === id)),
    /** Goes to the row before or behind, with the focus. */
    move: (by: 1 | -1) => {
      const row = document.activeElement?.closest(`[id^="${PREFIX}"]`);
      // The first press only shows where it begins.
      const next = row || by < 0 ? at + by : at;
      const item = items[next];
      if (!item) return;
      choose(next);
      focusRow(idOf(item));
    },
    /** Rows are about to leave: the focus goes to the next one that stays, if it was in one of theirs. */
    leave: (ids: ReadonlySet<string>) => {
      const stays = (item: T) => !ids.has(idOf(item));
      const next = items.slice(at).find(stays) ?? items.slice(0, at).findLast(stays);
      if (!next || !current || stays(current)) return;
      choose(items.indexOf(next));
      const focused = document.activeElement;
      const isInside = focused?.closest(`[id^="${PREFIX}"]`) ?? focused === document.body;
      if (isInside) focusRow(idOf(next));
    },
  };
}
