import { imageRefusal, uploadImage } from '@/api/uploads';
import { imageTexts } from '@/texts/blocks';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import pLimit from 'p-limit';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The files of pictures that are not uploaded yet, by block: until the page closes, a form that is
 * opened again gets them back with its draft.
 */
export const filesAtHand = new Map<string, File>();

/** A picture that is being uploaded. */
export interface Upload {
  file: File;
  /** The local preview of the file. */
  picture: string;
  /** The uploaded share, 0 to 1. */
  share: number;
  /** `refused`: a retry would be refused again. */
  status: 'waiting' | 'sending' | 'failed' | 'refused' | 'cancelled' | 'done';
  problem: string | null;
}

/** More uploads would share a slow line, and all of them would time out. */
const AT_ONCE = 2;

/** Returns why a file cannot be a picture of a post, in a sentence of the form; null if it can. */
export function refusalOf(file: File): string | null {
  return file.type.startsWith('image/') ? imageRefusal(file) : imageTexts.wrongType;
}

/** The uploads of a form, by block id. After any failure the file stays available. */
export function useUploads(onDone: (id: string, url: string) => void) {
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({});
  const [limit] = useState(() => pLimit(AT_ONCE));
  const running = useRef(new Map<string, AbortController>());
  const pictures = useRef(new Map<string, string>());

  const patch = (id: string, change: Partial<Upload>) =>
    setUploads((all) => (all[id] ? { ...all, [id]: { ...all[id], ...change } } : all));

  const forget = useCallback(() => {
    for (const controller of running.current.values()) controller.abort();
    for (const picture of pictures.current.values()) URL.revokeObjectURL(picture);
    running.current.clear();
    pictures.current.clear();
    setUploads({});
  }, []);
  useEffect(() => forget, [forget]);

  function stop(id: string): void {
    running.current.get(id)?.abort();
    running.current.delete(id);
  }

  function release(id: string): void {
    const picture = pictures.current.get(id);
    if (picture) URL.revokeObjectURL(picture);
    pictures.current.delete(id);
  }

  function fail(id: string, error: unknown): void {
    running.current.delete(id);
    const code = error instanceof ApiError ? error.code : null;
    const status = code === 'VALIDATION' || code === 'TOO_LARGE' ? 'refused' : 'failed';
    patch(id, { status, problem: failureText(error, '') });
    // The other uploads would fail too.
    if (code !== 'LOGIN_REQUIRED') return;
    for (const controller of running.current.values()) controller.abort(error);
  }

  async function send(id: string, file: File): Promise<void> {
    stop(id);
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    patch(id, { share: 0, status: 'waiting', problem: null });
    try {
      const url = await limit(async () => {
        // A waiting upload that was cancelled does not start, and gives its slot to the next.
        signal.throwIfAborted();
        patch(id, { status: 'sending' });
        const onProgress = (share: number) => patch(id, { share });
        return (await uploadImage(file, { signal, onProgress })).url;
      });
      if (signal.aborted) return;
      running.current.delete(id);
      filesAtHand.delete(id);
      patch(id, { share: 1, status: 'done' });
      onDone(id, url);
    } catch (error) {
      // The caller knows about its own cancellation; an abort with an API error is reported here.
      if (!signal.aborted || error instanceof ApiError) fail(id, error);
    }
  }

  return {
    uploads,
    start: (id: string, file: File) => {
      release(id);
      const picture = URL.createObjectURL(file);
      pictures.current.set(id, picture);
      filesAtHand.set(id, file);
      const upload: Upload = { file, picture, share: 0, status: 'waiting', problem: null };
      setUploads((all) => ({ ...all, [id]: upload }));
      void send(id, file);
    },
    retry: (id: string) => {
      const upload = uploads[id];
      if (upload) void send(id, upload.file);
    },
    /** Stops an upload; the file stays, to be sent later. */
    cancel: (id: string) => {
      stop(id);
      patch(id, { status: 'cancelled', problem: null });
    },
    /** Discards a file. */
    drop: (id: string) => {
      stop(id);
      release(id);
      filesAtHand.delete(id);
      setUploads(({ [id]: _gone, ...others }) => others);
    },
    /** Discards all uploads; their files stay available. */
    forget,
  };
}
