/** Something of the database that open pages follow. */
export interface Followed<T> {
  /** What was read last; null before the first time. */
  latest: () => T | null;
  /** Reads it, so that `latest` is as new as this call. @throws when it cannot be read */
  refresh: () => Promise<void>;
  /** It may have changed: it is read soon, once for all changes until then. */
  changed: () => void;
  /** Forgets what was read, as nobody followed it for a while. */
  forget: () => void;
  /** Reads nothing any more for changes that were to be read later. */
  close: () => void;
}

interface Source<T> {
  read: () => Promise<T>;
  /** Takes what was read, and what was read before it; null at the first time. */
  onRead: (value: T, before: T | null) => void;
  /** Takes the error when it cannot be read after a change. */
  onFailure: (error: unknown) => void;
  /** How long reading rests after a change was read, as a multiple of the time that it took. */
  rest: number;
}

/** Waits without keeping the process alive. */
const sleep = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Follows something that is read from the database, by one read at a time. */
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
