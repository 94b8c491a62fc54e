import { ApiError, fieldError } from '../../errors';
import { queryTexts, type QueryRefusal } from '../../texts';

/** The time until a query may find a free place, s. */
const SOON = 2;

/**
 * The error of a query that is refused or stopped.
 * @param detail the database's own message, or the refused name
 */
export function queryError(refusal: QueryRefusal, detail = ''): ApiError {
  const text = queryTexts[refusal];
  if (refusal === 'busy') return new ApiError('UNAVAILABLE', text, { retryAfter: SOON });
  if (refusal === 'notSetUp' || refusal === 'unsafe') return new ApiError('UNAVAILABLE', text);
  if (detail === '') return fieldError('query', text);
  const message =
    refusal === 'sign' ? detail : (refusal === 'function' ? unknownFunction : wordsOf)(detail);
  return new ApiError('VALIDATION', text, { issues: [{ path: 'query', message }] });
}

const unknownFunction = (name: string) => `사용할 수 없는 함수입니다: ${name}`;
const wordsOf = (detail: string) => `데이터베이스의 설명: ${detail}`;
