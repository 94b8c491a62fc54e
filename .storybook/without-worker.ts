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
 * Replaces the service worker, which browsers refuse over plain http (a phone in the local network).
 * Without it the mocking library answers `fetch` only, so pictures and streams need stand-ins.
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
