import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows disappear with their focused buttons: it moves to the next
 * row's button, else the previous one's, else the list. `note` announces which row will be removed.
 */
export function useKeptFocus(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const going = useRef(0);
  const before = useRef(length);
  useEffect(() => {
    const isShorter = length < before.current;
    before.current = length;
    // The focus stays where the member has moved it since.
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
