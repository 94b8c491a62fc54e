import * as v from 'valibot';
import { expect } from 'vitest';
import { consentTexts } from '../../consentTexts';
import { endpoints, type EndpointName } from '../../endpoints';
import { errorsOf, type Endpoint } from '../../endpoints/define';
import { ApiError, errorCodes, errorStatus, type ErrorBody } from '../../errors';
import { trendingErrorTexts } from '../../rankingTexts';
import {
  errorTexts,
  forbiddenTexts,
  queryTexts,
  reasonTexts,
  testerTexts,
  upstreamTexts,
  validationTexts,
} from '../../texts';
import { parseInput, type RawInput } from '../../validate';

const sentences = new Set<string>([
  ...Object.values(errorTexts),
  ...Object.values(validationTexts),
  ...Object.values(reasonTexts),
  ...Object.values(consentTexts),
  ...Object.values(queryTexts),
  ...Object.values(testerTexts),
  ...Object.values(trendingErrorTexts),
  ...Object.values(upstreamTexts),
]);

const ErrorSchema = v.strictObject({
  success: v.literal(false),
  error: v.string(),
  code: v.picklist(errorCodes),
  issues: v.optional(
    v.array(
      v.strictObject({
        path: v.string(),
        message: v.string(),
        proposal: v.optional(v.string()),
      }),
    ),
  ),
  requestId: v.optional(v.string()),
});

// An answer must never show a stack, a query or a path of the code.
const LEAK =
  /\n\s+at |\b(?:select|insert|update|delete)\b.+\b(?:from|into|set)\b|sqlite|postgres|knex|node_modules|\.(?:ts|js):\d/i;

// A sentence contains the time instead of its 잠시 후; a used-up quota has it at the end.
function withoutTime({ code, error }: ErrorBody): string {
  const text = error.replace(/(?:\d+시간 )?\d+(?:초|분|시간) 뒤/, '잠시 후');
  if (code === 'RATE_LIMITED' || code === 'UPSTREAM_QUOTA') expect(error).not.toBe(text);
  return code === 'UPSTREAM_QUOTA' ? text.replace(/ 잠시 후[^.]+\.$/, '') : text;
}

/** Checks that an answer is an error in the contract's format, for any call. */
export function checkErrorBody(status: number, text: string): ErrorBody {
  expect(text).not.toMatch(LEAK);
  const body = v.parse(ErrorSchema, JSON.parse(text));
  expect(errorStatus[body.code], text).toBe(status);
  // The sentences are the same everywhere, and Korean.
  if (body.code === 'SUSPENDED') expect(body.error.startsWith(errorTexts.SUSPENDED)).toBe(true);
  else if (body.code === 'FORBIDDEN_CONTENT') {
    const begins = Object.values(forbiddenTexts).map((text) => text(''));
    expect(begins.some((begin) => body.error.startsWith(begin))).toBe(true);
  } else expect(sentences, body.error).toContain(withoutTime(body));
  expect(body.error).toMatch(/[가-힣]/);
  return body;
}

function refusalOf(endpoint: Endpoint, raw: RawInput): ApiError | null {
  try {
    parseInput(endpoint, raw);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Checks that the call documents this error, and that the sentence matches the contract. */
export function checkError(
  name: EndpointName,
  raw: RawInput,
  status: number,
  text: string,
): ErrorBody {
  const endpoint: Endpoint = endpoints[name];
  const body = checkErrorBody(status, text);
  expect(errorsOf(endpoint), `${name} documents ${body.code}`).toContain(body.code);
  const refusal = body.code === 'VALIDATION' ? refusalOf(endpoint, raw) : null;
  if (refusal) {
    expect(body.error).toBe(refusal.message);
    expect(body.issues).toEqual(refusal.issues);
  }
  return body;
}

// The rows of a query depend on its author, and YouTube items stay as YouTube sends them.
const asTheyCome = new Set<EndpointName>(['runQuery', 'callYoutube', 'searchYoutube']);

// Every time in an answer is ISO 8601, in UTC, to the millisecond.
function checkTimestamps(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (/(?:At|_at)$/.test(name) && typeof inner === 'string') {
      expect(inner, name).toBe(new Date(inner).toISOString());
    }
    checkTimestamps(inner);
  }
}

/** Checks that a success matches the call's schema and contains no other field. */
export function checkSuccess(name: EndpointName, status: number, text: string): unknown {
  const endpoint: Endpoint = endpoints[name];
  const body: unknown = JSON.parse(text);
  expect(status, text).toBe(endpoint.status);
  const result = v.safeParse(endpoint.response, body);
  expect(
    result.issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  ).toBeUndefined();
  expect(body, 'no field that the contract does not name').toEqual(result.output);
  if (!asTheyCome.has(name)) checkTimestamps(body);
  return body;
}
