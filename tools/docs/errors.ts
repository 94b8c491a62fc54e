import { consentTexts } from '../../contract/consentTexts';
import { errorCodes, errorStatus } from '../../contract/errors';
import {
  errorTexts,
  reasonTexts,
  testerTexts,
  upstreamTexts,
  validationTexts,
} from '../../contract/texts';
import { table } from './markdown';

const sentences = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => [`\`${name}\``, text]);

/** Writes the page of all error codes and of the contract's sentences. */
export function errorsPage(): string {
  return [
    '# Errors',
    'Every error body is `{ success: false, error, code, issues?, requestId? }`: `error` is a Korean sentence for a person, `code` is for programs, `issues` lists what is wrong with which field. Made from `contract/errors.ts` and `contract/texts.ts`.',
    '## Codes',
    table(
      ['code', 'status', 'sentence'],
      errorCodes.map((code) => [`\`${code}\``, String(errorStatus[code]), errorTexts[code]]),
    ),
    '## Reasons',
    'What is said instead where a call knows the reason.',
    table(['name', 'sentence'], sentences(reasonTexts)),
    '## Validation',
    'What `issues` say of a field.',
    table(['name', 'sentence'], sentences(validationTexts)),
    '## Consents',
    'What is said of a consent to the terms and the privacy policy that is missing or out of date.',
    table(['name', 'sentence'], sentences(consentTexts)),
    '## Data tools',
    'What is wrong with the input of a data tool, and why a third party gave nothing.',
    table(['name', 'sentence'], sentences({ ...testerTexts, ...upstreamTexts })),
  ].join('\n\n');
}
