import { imageRefusal, uploadImage } from '@/api/uploads';
import { imageTexts } from '@/texts/blocks';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import pLimit from 'p-limit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filesAtHand } from './filesAtHand';

/** A picture on its way to the server. */
export interface Upload {
  file: File;
  /** The file as it can be shown here. */
  picture: string;
  /** The share of it that was sent, 0 to 1. */
  share: number;
  /** `refused`: so it would be again. */
  status: 'waiting' | 'sending' | 'failed' | 'refused' | 'cancelled' | 'done';
  problem: string | null;
}

/** More would share a slow line, and all of them would time out. */
const AT_ONCE = 2;

/** Why a file cannot become a picture of a post, in the words of the form; null when it can. */
export function refusalOf(file: File): string | null {
  return file.type.startsWith('image/') ? imageRefusal(file) : imageTexts.wrongType;
}

/** The uploads of a form, by the id of their block. Whatever fails, the file stays here. */
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
    // The others would be sent for nothing.
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
        // One that was cancelled while it waited is not begun, and leaves its place to the next.
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
      // The caller that ends it knows; what ended it with an error is told of here, too.
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
    /** Stops sending; the file stays, to be sent later. */
    cancel: (id: string) => {
      stop(id);
      patch(id, { status: 'cancelled', problem: null });
    },
    /** Lets go of a file. */
    drop: (id: string) => {
      stop(id);
      release(id);
      filesAtHand.delete(id);
      setUploads(({ [id]: _gone, ...others }) => others);
    },
    /** Lets go of all uploads; their files stay at hand. */
    forget,
  };
}
