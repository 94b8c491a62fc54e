import type { IncomingMessage } from 'node:http';
import { ApiError } from '@contract/errors';
import { reasonTexts } from '@contract/texts';

/** Accepts forms that may carry a file. @throws ApiError UNSUPPORTED_TYPE for anything else */
export function guardFormType({ headers }: IncomingMessage): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (/^multipart\/form-data\s*;/i.test(type) && encoding === 'identity') return;
  throw new ApiError('UNSUPPORTED_TYPE', reasonTexts.imageForm);
}
