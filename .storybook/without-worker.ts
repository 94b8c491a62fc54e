const DRAWING = '/scenes/guitar.svg';

/** A stream of events that says nothing. */
class SilentEventSource extends EventTarget {
  readonly readyState = 1;
  close(): void {
    // Nothing is open.
  }
}

const isOfOthers = (address: string) =>
  /^https?:/.test(address) && new URL(address).origin !== location.origin;

/**
 * Does without the worker what only a worker can answer. A browser has none on a page over plain
 * http, as a phone opens it: the mocking library then answers `fetch` within the page, and neither
 * pictures nor streams.
 */
export function standInForWorker(): void {
  HTMLImageElement.prototype.setAttribute = function (name, value) {
    const isPicture = name === 'src' || name === 'srcset';
    const shown = isPicture && isOfOthers(value) ? DRAWING : value;
    Element.prototype.setAttribute.call(this, name, shown);
  };
  Object.assign(window, { EventSource: SilentEventSource });
  // `randomUUID` needs a secure context too.
  crypto.randomUUID = () => {
    const id = URL.createObjectURL(new Blob());
    URL.revokeObjectURL(id);
    return id.slice(id.lastIndexOf('/') + 1) as ReturnType<typeof crypto.randomUUID>;
  };
}
