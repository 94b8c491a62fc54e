import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the element of a textarea in step with its value: as tall as its words, for browsers without
 * `field-sizing`, also where the value is set from outside. What somebody typed into an empty one of a
 * rendered page before React hydrated it is reported as a change: React heard nothing of it, and would
 * put its own value back. Returns the ref to put on the element.
 */
export function useTextareaElement(value: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    const typed = area.value;
    if (!value && typed) {
      // React hears of a change only where the value was not set by the element's own property.
      area.value = '';
      area.setRangeText(typed, 0, 0, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [value]);
  return ref;
}
