import { errorCodes, errorStatus } from '../../contract/errors';
import { errorTexts } from '../../contract/texts';

/** Writes the page of all error codes. */
export function errorsPage(): string {
  return [
    '# Errors',
    'Generated from `contract/errors.ts` and `contract/texts.ts`.',
    'An error body is `{ success: false, error, code, issues?, requestId? }`. `error` is a Korean sentence for people, `code` is for programs. `issues` lists the invalid fields.',
    errorCodes
      .map((code) => `- \`${code}\` ${String(errorStatus[code])}: ${errorTexts[code]}`)
      .join('\n'),
    'A call that knows the reason answers a more exact sentence. These sentences are in `contract/texts.ts` (`reasonTexts`, `validationTexts`, `testerTexts`, `upstreamTexts`) and `contract/consentTexts.ts`.',
  ].join('\n\n');
}
