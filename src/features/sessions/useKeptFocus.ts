import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows go with the buttons that had it: it goes to the next row's
 * button, else to the one before, else to the list. `note` says which row is about to go.
 */
export function useKeptFocus(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const going = useRef(0);
  const before = useRef(length);
  useEffect(() => {
    const isShorter = length < before.current;
    before.current = length;
    // Anyone who has gone elsewhere meanwhile is not taken back.
    if (!isShorter || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.children ?? [])].map((row) => row.querySelector('button'));
    const following = [...buttons.slice(going.current), ...buttons.reverse()];
    (following.find((button) => button !== null) ?? list.current)?.focus();
  }, [length]);
  return {
    list,
    note: (row: number) => {
      going.current = row;
    },
  };
}
