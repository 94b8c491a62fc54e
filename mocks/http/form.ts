import { unreadableBody } from '@contract/body';
import { ApiError, fieldError } from '@contract/errors';
import { FORM_FIELDS_MAX, IMAGE_MAX_BYTES } from '@contract/rules/site/uploads';
import { reasonTexts, validationTexts } from '@contract/texts';

/** @throws ApiError UNSUPPORTED_TYPE for anything except a form that may contain a file */
export function guardFormType({ headers }: Request): void {
  if (/^multipart\/form-data\s*;/i.test(headers.get('content-type') ?? '')) return;
  throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.imageForm);
}

/**
 * Reads the only file of a form.
 * @param field its required name; a few other fields without files are ignored
 * @throws ApiError VALIDATION or TOO_LARGE
 */
export async function readFormFile(request: Request, field: string): Promise<File> {
  const form = await request
    .clone()
    .formData()
    .catch(() => {
      throw unreadableBody();
    });
  const parts = [...form];
  const files = parts.flatMap(([, part]) => (part instanceof File ? [part] : []));
  if (files.some(({ size }) => size > IMAGE_MAX_BYTES)) {
    throw new ApiError('TOO_LARGE', reasonTexts.imageTooLarge);
  }
  if (files.length > 1 || parts.length - files.length > FORM_FIELDS_MAX) {
    throw fieldError(field, reasonTexts.imageForm);
  }
  const file = form.get(field);
  if (!(file instanceof File) || file.size === 0) {
    throw fieldError(field, validationTexts.imageMissing);
  }
  return file;
}
