import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is in the size of the page's letters (rem); 0 before it is drawn. */
export function useWidth<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(element.clientWidth / letter);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
