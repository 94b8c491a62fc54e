import { sayWhen } from './rules/site/retry';

/**
 * The closed list of error codes. An answer contains no other code, and programs branch on `code`
 * only, never on the sentence. Source: docs/product/rules.md#errors.
 */
export const errorStatus = {
  VALIDATION: 400,
  // Added to the specification: a text contains a word or a site that admins forbid.
  FORBIDDEN_CONTENT: 400,
  LOGIN_REQUIRED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  USER_MISMATCH: 403,
  ADMIN_KEY: 403,
  // Added to the specification: a suspended member may read but not write.
  SUSPENDED: 403,
  // Added to the specification: new members may only read until they confirm their address.
  EMAIL_UNCONFIRMED: 403,
  // Added to the specification: a member with missing consents may not write.
  CONSENT_REQUIRED: 403,
  // Added to the specification: the site requires a second factor that the admin has not set up.
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  // Added to the specification: the body arrived too slowly.
  TIMEOUT: 408,
  CONFLICT: 409,
  // Added to the specification: somebody else made a change first, which would be lost.
  STALE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UPSTREAM: 502,
  UPSTREAM_QUOTA: 503,
  // The two below are added to the specification: a locked database and a full disk are neither the
  // caller's fault nor a bug.
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

/** Seconds until a retry makes sense, if the error itself does not say. */
const usualRetryAfter: Partial<Record<keyof typeof errorStatus, number>> = {
  UNAVAILABLE: 5,
  // The quota is daily.
  UPSTREAM_QUOTA: 3_600,
};

/** A code of the closed list. */
export type ErrorCode = keyof typeof errorStatus;

/** All codes, in the order of their statuses. */
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** One thing wrong with the input: `path` is the dotted field name, `message` a Korean sentence. */
export interface Issue {
  path: string;
  message: string;
  /** A value that would be accepted in its place. */
  proposal?: string;
}

/** The body of every error, in every implementation. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  issues?: Issue[];
  requestId?: string;
}

/**
 * The error that implementations throw to answer with an error. Only the boundary that catches it
 * (Koa middleware, mock handler) writes the body.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: Issue[] | undefined;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { issues?: Issue[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = errorStatus[code];
    this.issues = details.issues;
    this.retryAfter = details.retryAfter ?? usualRetryAfter[code];
  }
}

/**
 * An error about one input field that no schema reports.
 * @param path the dotted name of the field
 * @param message the Korean sentence
 */
export function fieldError(path: string, message: string): ApiError {
  return new ApiError('VALIDATION', message, { issues: [{ path, message }] });
}

/**
 * An error about one field whose value is already taken.
 * @param path the dotted name of the field
 * @param message the Korean sentence
 * @param proposal a free value; null without one
 */
export function conflictError(path: string, message: string, proposal: string | null): ApiError {
  const issue = { path, message, ...(proposal === null ? {} : { proposal }) };
  return new ApiError('CONFLICT', message, { issues: [issue] });
}

// A used-up quota has the third party's own sentence, so the time is appended.
function sentenceOf({ code, message, retryAfter }: ApiError): string {
  if (retryAfter === undefined) return message;
  const end = code === 'UPSTREAM_QUOTA' ? ' 잠시 후 다시 시도해주세요.' : '';
  return sayWhen(message + end, retryAfter);
}

/**
 * Writes the error body. The sentence includes the retry time if there is one.
 * @param error what went wrong
 * @param requestId the id of the server's log entry, if there is one
 */
export function errorBody(error: ApiError, requestId?: string): ErrorBody {
  return {
    success: false,
    error: sentenceOf(error),
    code: error.code,
    ...(error.issues ? { issues: error.issues } : {}),
    ...(requestId ? { requestId } : {}),
  };
}
