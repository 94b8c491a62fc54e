import { routes } from '@contract/endpoints/routes';
import { IMAGE_MAX_BYTES, imageTypes } from '@contract/rules/site/uploads';
import { reasonTexts, validationTexts } from '@contract/texts';
import { apiErrorOf, NetworkError, type OutputOf } from './client';

/** The server's answer for a stored picture. */
export type UploadedImage = OutputOf<'uploadImage'>;

/** An upload without progress for this long is broken, in ms; a slow connection still makes progress. */
const STALL = 60_000;
/**
 * The timeout while the browser reports no progress, in ms: before the upload starts, and after its
 * last byte was sent (the server then receives and re-encodes the picture).
 */
const IDLE_TIMEOUT = 180_000;

/**
 * Returns the reason why a file would be refused, in the server's words; null if it can be sent.
 * The file's declared type decides here; the server checks what the file really is.
 */
export function imageRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some((taken) => taken === type)) return validationTexts.imageType;
  if (size === 0) return validationTexts.imageBroken;
  return size > IMAGE_MAX_BYTES ? reasonTexts.imageTooLarge : null;
}

/** Whether the server has deleted an upload. Without an answer the upload may still exist. */
export async function isGone(url: string): Promise<boolean> {
  // A cached picture would show even after the server has deleted it.
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.status === 404;
}

/** The progress listener and the abort signal of an upload. */
export interface UploadOptions {
  /** Called with the share of the bytes sent so far, 0 to 1. At 1 the server is still working. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('image', file);
  return form;
}

/**
 * Sends a picture. It does not use `call`: over HTTP/1.1 only XMLHttpRequest reports upload
 * progress, and fetch does not.
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
      // If a service worker answers, as in the demo, the browser reports no progress.
      onProgress?.(1);
      const isOk = request.status >= 200 && request.status < 300;
      // An error's body may come from a proxy; a success without a body was cut off.
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
