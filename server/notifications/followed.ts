/** A value in the database that open pages follow. */
export interface Followed<T> {
  /** The last read value; null before the first time. */
  latest: () => T | null;
  /** Reads it, so that `latest` is as new as this call. @throws if the read fails */
  refresh: () => Promise<void>;
  /** Reports a possible change: it is read soon, once for all changes until then. */
  changed: () => void;
  /** Forgets the last value, because nobody followed it for a while. */
  forget: () => void;
  /** Cancels later reads. */
  close: () => void;
}

interface Source<T> {
  read: () => Promise<T>;
  /** Receives the new value and the one before; null at the first time. */
  onRead: (value: T, before: T | null) => void;
  /** Receives the error if a read after a change fails. */
  onFailure: (error: unknown) => void;
  /** The pause after a read, as a multiple of the time that it took. */
  rest: number;
}

/** Waits without keeping the process alive. */
const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Follows a value in the database, with one read at a time. */
export function follow<T>({ read, onRead, onFailure, rest }: Source<T>): Followed<T> {
  let latest: T | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let isPlanned = false;
  let isClosed = false;
  let restsUntil = 0;

  async function readOnce(): Promise<void> {
    const begun = performance.now();
    try {
      const value = await read();
      const before = latest;
      latest = value;
      onRead(value, before);
    } finally {
      const ended = performance.now();
      restsUntil = ended + rest * (ended - begun);
      running = null;
    }
  }

  function refresh(): Promise<void> {
    // A read that has begun may have seen the state before this call.
    if (running) {
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return refresh();
        });
      return next;
    }
    running = readOnce();
    return running;
  }

  async function readLater(): Promise<void> {
    await running?.catch(() => undefined);
    const wait = restsUntil - performance.now();
    if (wait > 0) await sleep(wait);
    isPlanned = false;
    if (!isClosed) await refresh();
  }

  return {
    latest: () => latest,
    refresh,
    changed: () => {
      if (isPlanned) return;
      isPlanned = true;
      readLater().catch(onFailure);
    },
    forget: () => {
      latest = null;
    },
    close: () => {
      isClosed = true;
    },
  };
}
