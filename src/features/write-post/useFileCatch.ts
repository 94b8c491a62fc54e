import { useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Handles files that are dropped anywhere on the page of a form: a browser would open them and
 * discard the text.
 * @returns whether files are being dragged over the page
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
    // This event also fires between parts of the page, but then it has a related target.
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
