import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the element of a textarea in step with its value: it grows with its text in browsers
 * without `field-sizing`, even if the value is set from outside. Text that was typed into an empty
 * textarea of a server-rendered page before hydration is reported as a change, because React missed
 * it and would restore its own value. Returns the ref for the element.
 */
export function useTextareaElement(value: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area) return;
    const typed = area.value;
    if (!value && typed) {
      // React notices a change only if the value was not set by the element's own property.
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
