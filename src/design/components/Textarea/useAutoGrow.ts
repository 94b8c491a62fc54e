import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a textarea as tall as its words, for browsers without `field-sizing`. Takes what it holds,
 * so that it also follows a value set from outside; gives the ref to put on the element.
 */
export function useAutoGrow(value: unknown): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [value]);
  return ref;
}
