import { imageRefusal, uploadImage } from '@/api/uploads';
import { useEffect, useRef, useState } from 'react';

/** A picture that is being uploaded, or that could not be. */
export interface PictureUpload {
  /** A local preview, until the server has the file. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** The failure; null while it is being sent. */
  error: unknown;
}

/** Uploads a picture and returns its address. One at a time: a second choice cancels the first. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const [upload, setUpload] = useState<PictureUpload | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const run = useRef<AbortController>(null);
  const file = useRef<File>(null);
  const preview = useRef<string>(null);

  function drop(): void {
    run.current?.abort();
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
  }
  useEffect(() => drop, []);

  async function send(picture: File, shown: string): Promise<void> {
    const controller = new AbortController();
    run.current = controller;
    const { signal } = controller;
    const show = (change: Partial<PictureUpload>) => {
      if (!signal.aborted) setUpload({ preview: shown, progress: 0, error: null, ...change });
    };
    show({});
    try {
      const onProgress = (progress: number) => show({ progress });
      const { url } = await uploadImage(picture, { onProgress, signal });
      if (signal.aborted) return;
      onUploaded(url);
      setUpload(null);
      drop();
    } catch (error) {
      show({ error });
    }
  }

  return {
    upload,
    /** Why the last file was refused before the upload. */
    refusal,
    choose: (picture: File) => {
      const reason = imageRefusal(picture);
      setRefusal(reason);
      if (reason) return;
      drop();
      file.current = picture;
      preview.current = URL.createObjectURL(picture);
      void send(picture, preview.current);
    },
    retry: () => {
      if (file.current && preview.current) void send(file.current, preview.current);
    },
    cancel: () => {
      drop();
      setUpload(null);
      setRefusal(null);
    },
  };
}
