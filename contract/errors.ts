import { sayWhen } from './rules/retry';

/**
 * The closed list of error codes. Nothing outside this table may appear in an answer, and programs
 * branch on `code` only, never on the sentence. Source: docs/product/rules.md#errors.
 */
export const errorStatus = {
  VALIDATION: 400,
  LOGIN_REQUIRED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  USER_MISMATCH: 403,
  ADMIN_KEY: 403,
  // Added to the specification: a suspended member reads and does not write.
  SUSPENDED: 403,
  // Added to the specification: a newcomer reads and does not write until their address is confirmed.
  EMAIL_UNCONFIRMED: 403,
  // Added to the specification: what a member has not agreed to keeps them from writing.
  CONSENT_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  // Added to the specification: a body that came too slowly.
  TIMEOUT: 408,
  CONFLICT: 409,
  // Added to the specification: another change came before this one and would be lost.
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

/** After how many seconds a retry makes sense where the error does not know it better. */
const usualRetryAfter: Partial<Record<keyof typeof errorStatus, number>> = {
  UNAVAILABLE: 5,
  // The quota is one of a day.
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

/** The body of every error, whichever implementation writes it. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  issues?: Issue[];
  requestId?: string;
}

/**
 * What any implementation throws to answer with an error. The boundary that catches it (Koa
 * middleware, mock handler) writes the body; nobody else does.
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
 * The refusal of one field of the input, where no schema refuses it.
 * @param path the dotted name of the field
 * @param message the Korean sentence
 */
export function fieldError(path: string, message: string): ApiError {
  return new ApiError('VALIDATION', message, { issues: [{ path, message }] });
}

/**
 * The refusal of a field whose value somebody else has.
 * @param path the dotted name of the field
 * @param message the Korean sentence
 * @param proposal a value that nobody has; null when there is none to offer
 */
export function conflictError(path: string, message: string, proposal: string | null): ApiError {
  const issue = { path, message, ...(proposal === null ? {} : { proposal }) };
  return new ApiError('CONFLICT', message, { issues: [issue] });
}

// The sentences of a used up quota are the third party's own, so that the time follows them.
function sentenceOf({ code, message, retryAfter }: ApiError): string {
  if (retryAfter === undefined) return message;
  const end = code === 'UPSTREAM_QUOTA' ? ' 잠시 후 다시 시도해주세요.' : '';
  return sayWhen(message + end, retryAfter);
}

/**
 * Writes the one error body. Where it is known when a retry makes sense, its sentence says so.
 * @param error what went wrong
 * @param requestId the id under which the server logged it, if there is one
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
