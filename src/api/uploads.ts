import { routes } from '@contract/endpoints/routes';
import { IMAGE_MAX_BYTES, imageTypes } from '@contract/rules/uploads';
import { reasonTexts, validationTexts } from '@contract/texts';
import { apiErrorOf, NetworkError, type OutputOf } from './client';

/** What the server answers for a picture it keeps. */
export type UploadedImage = OutputOf<'uploadImage'>;

/** A slow line takes its time; when for so long nothing moves, it is broken, ms. */
const STALL = 60_000;
/**
 * The same while nothing is told of the line: before it begins to move, and once all is handed over
 * (the last of it is still under way, and then it is drawn), ms.
 */
const IDLE_TIMEOUT = 180_000;

/**
 * Why a file would be refused, in the server's words; null when nothing speaks against sending it.
 * By what the file says of itself: what it really is, the server finds out.
 */
export function imageRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some((taken) => taken === type)) return validationTexts.imageType;
  if (size === 0) return validationTexts.imageBroken;
  return size > IMAGE_MAX_BYTES ? reasonTexts.imageTooLarge : null;
}

/** Whether an upload is kept no more. Without an answer it may still be. */
export async function isGone(url: string): Promise<boolean> {
  // A browser shows what it has seen once, whatever became of it.
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** How an upload is followed and ended. */
export interface UploadOptions {
  /** Called with the share of the bytes sent so far, 0 to 1. At 1 the server is still at work. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('image', file);
  return form;
}

/**
 * Sends a picture. Not through `call`: over HTTP/1.1 fetch tells nothing of how far the sending
 * has come, only XMLHttpRequest does.
 * @throws ApiError, NetworkError or the signal's reason, as `call` does
 */
export function uploadImage(
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<UploadedImage> {
  const [method, path] = routes.uploadImage;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new NetworkError(request.status));
    let stall: ReturnType<typeof setTimeout>;
    const watch = (timeout: number) => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        fail();
        abort();
      }, timeout);
    };

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      watch(STALL);
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => watch(IDLE_TIMEOUT);
    request.onload = () => {
      // Where a service worker answers, as the demo's does, nobody was told of the sending.
      onProgress?.(1);
      const isOk = request.status >= 200 && request.status < 300;
      // An error's body may be anybody's (a proxy's page); a success without one was cut off.
      if (!isOk) reject(apiErrorOf(request.response));
      else if (request.response) resolve(request.response as UploadedImage);
      else fail();
    };
    request.onerror = fail;
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);

    request.open(method, path);
    request.responseType = 'json';
    watch(IDLE_TIMEOUT);
    request.send(formOf(file));
  });
}
