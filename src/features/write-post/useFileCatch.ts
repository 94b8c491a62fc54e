import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Catches files that are dropped anywhere on the page while something is written: a browser would
 * open them in its place, and the text would be gone.
 * @returns whether files are held above the page
 */
export function useFileCatch(onFiles: (files: File[], target: EventTarget | null) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])], event.target);
    };
    // From one part of the page to another it leaves, too, but then it has somewhere to go.
    const onLeave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    return () => listening.abort();
  }, []);

  return isOver;
}
