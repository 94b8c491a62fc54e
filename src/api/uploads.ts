import { routes } from '@contract/endpoints/routes';
import { IMAGE_MAX_BYTES, imageTypes } from '@contract/rules/uploads';
import { reasonTexts, validationTexts } from '@contract/texts';
import { apiErrorOf, NetworkError, type OutputOf } from './client';

/** What the server answers for a picture it keeps. */
export type UploadedImage = OutputOf<'uploadImage'>;

/** A large picture over a slow line takes its time; longer than this and something is broken, ms. */
const PATIENCE = 180_000;

/**
 * Why a file would be refused, in the server's words; null when nothing speaks against sending it.
 * By what the file says of itself: what it really is, the server finds out.
 */
export function imageRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!imageTypes.some((taken) => taken === type)) return validationTexts.imageType;
  if (size === 0) return validationTexts.imageBroken;
  return size > IMAGE_MAX_BYTES ? reasonTexts.imageTooLarge : null;
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

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
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
    request.ontimeout = fail;
    request.onabort = () => reject(signal?.reason as Error);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);

    request.open(method, path);
    request.responseType = 'json';
    request.timeout = PATIENCE;
    request.send(formOf(file));
  });
}
