import { write, writeSync } from 'node:fs';

/** The destination of the log's lines. */
export interface LogOutput {
  write: (line: string) => void;
  /** Resolves when every line is written or dropped. */
  flush: () => Promise<void>;
  /** Flushes, and gives up on a reader that stays busy. */
  close: () => Promise<void>;
  /** The number of dropped lines so far. */
  dropped: () => number;
}

type Write = (
  fd: number,
  bytes: Buffer,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

/** Lines are collected up to this size, in characters, because each write costs a turn of a thread. */
const BATCH = 8_192;
/** How long a line waits for others to join its batch, ms. */
const LINGER = 1_000;
/** The most characters that wait for a slow reader; lines beyond them are dropped. */
const WAITING_MOST = 1_048_576;
/** The pause before a busy reader is retried, ms. */
const PAUSE = 100;
/** The number of retries for a busy reader once the output closes. */
const LAST_TRIES = 10;

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

const countLines = (bytes: Buffer) => bytes.filter((byte) => byte === 10).length;

function reportOf(lines: number): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'lines of the log were dropped' })}\n`;
}

/**
 * Writes all bytes; returns those that could not be written.
 * @param mayWait whether to retry a busy reader
 */
function writeAll(
  fd: number,
  bytes: Buffer,
  writeSome: Write,
  mayWait: () => boolean,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const go = (rest: Buffer) => {
      writeSome(fd, rest, (error, written) => {
        if (error && isBusy(error) && mayWait()) setTimeout(go, PAUSE, rest);
        else if (error || written === rest.length) resolve(error ? rest : Buffer.alloc(0));
        else go(rest.subarray(written));
      });
    };
    go(bytes);
  });
}

/**
 * Opens the output of the log on a file descriptor. A line that cannot be written (a full disk, a
 * reader that has gone) is dropped and counted, because the site must continue without its log. The
 * next successful batch begins with the number of missing lines.
 * @param writeSome writes a part of the bytes, like `fs.write`; only tests replace it
 */
export function openLogOutput(fd = 1, writeSome: Write = write): LogOutput {
  let waiting: string[] = [];
  let size = 0;
  let dropped = 0;
  let reported = 0;
  // Whether the last written byte is in the middle of a line.
  let isTorn = false;
  let tries = Infinity;
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const mayWait = () => {
    tries -= 1;
    return tries >= 0;
  };

  async function writeBatch(): Promise<void> {
    const lines = waiting;
    const missing = dropped;
    waiting = [];
    size = 0;
    const head = (isTorn ? '\n' : '') + (missing > reported ? reportOf(missing - reported) : '');
    const body = Buffer.from(lines.join(''));
    const all = Buffer.concat([Buffer.from(head), body]);
    const rest = await writeAll(fd, all, writeSome, mayWait);
    if (rest.length < all.length) isTorn = all[all.length - rest.length - 1] !== 10;
    if (rest.length <= body.length) reported = missing;
    dropped += Math.min(lines.length, countLines(rest));
  }

  function startTimer(): void {
    timer ??= setTimeout(() => void flush(), LINGER).unref();
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) await writeBatch();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeWaiting().finally(() => {
      writing = null;
      if (waiting.length > 0) startTimer();
    });
    return writing;
  }

  // A crashing process still logs its reason. A running write may never end, so nothing is written
  // after it.
  process.once('exit', () => {
    if (writing || waiting.length === 0) return;
    try {
      writeSync(fd, waiting.join(''));
    } catch {
      // No reader is left to tell about missing lines.
    }
  });

  return {
    write: (line) => {
      if (size + line.length > WAITING_MOST) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      if (writing) return;
      if (size >= BATCH) void flush();
      else startTimer();
    },
    flush,
    close: () => {
      tries = LAST_TRIES;
      return flush();
    },
    dropped: () => dropped,
  };
}
