import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadImage } from './uploads';

/** A request whose progress the test controls. */
class Line {
  static last: Line;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  response: unknown = null;
  isAborted = false;
  constructor() {
    Line.last = this;
  }
  open() {
    return undefined;
  }
  send() {
    return undefined;
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  move(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload?.();
    this.onloadend?.();
  }
}

const MINUTE = 60_000;
const file = new File(['x'], 'a.png', { type: 'image/png' });

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', Line);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Sends the upload and records its outcome. */
  function begin() {
    const shares: number[] = [];
    const sending = uploadImage(file, { onProgress: (share) => shares.push(share) });
    const failed = sending.then(
      () => null,
      (error: unknown) => error,
    );
    return { sending, failed, shares, line: Line.last };
  }

  it('continues while its progress moves', async () => {
    const { sending, shares, line } = begin();
    for (let loaded = 10; loaded <= 100; loaded += 10) {
      vi.advanceTimersByTime(0.9 * MINUTE);
      line.move(loaded);
    }
    line.upload.onload?.();
    vi.advanceTimersByTime(2 * MINUTE);
    line.answer(201, { url: '/uploads/a.webp' });
    await expect(sending).resolves.toEqual({ url: '/uploads/a.webp' });
    expect(shares).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('times out when its progress stops', async () => {
    const { failed, line } = begin();
    line.move(10);
    vi.advanceTimersByTime(MINUTE);
    expect(await failed).toMatchObject({ name: 'NetworkError' });
    expect(line.isAborted).toBe(true);
  });

  it('times out when no answer comes', async () => {
    const { failed, line } = begin();
    line.move(100);
    line.upload.onload?.();
    vi.advanceTimersByTime(3 * MINUTE);
    expect(await failed).toMatchObject({ name: 'NetworkError' });
    expect(line.isAborted).toBe(true);
  });
});
