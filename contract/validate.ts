import * as v from 'valibot';
import { isShallow } from './body';
import type { Endpoint, Parsed, Schema } from './endpoints/define';
import { ApiError, type Issue } from './errors';
import { validationTexts } from './texts';

/** The input of a request before validation. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

function issuesOf(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}

/**
 * Adds a body's missing fields, so that each field's schema refuses it with its own sentence (이메일을
 * 입력해주세요.) instead of the surrounding object.
 */
function withMissingFields(schema: Schema, value: unknown): unknown {
  if (!('entries' in schema) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value;
  const missing = Object.entries(entriesOf(schema))
    .filter(([name, entry]) => !(name in value) && !/^(?:optional|nullish)$/.test(entry.type))
    .map(([name]) => [name, undefined] as const);
  return missing.length > 0 ? { ...value, ...Object.fromEntries(missing) } : value;
}

const entriesOf = (schema: Schema) =>
  'entries' in schema ? (schema.entries as Record<string, Schema>) : {};

/**
 * Drops optional parameters with an empty value, because forms send them; an empty `limit` has its
 * own meaning.
 */
const withoutEmpty = (schema: Schema, query: object) =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) =>
        value !== '' || name === 'limit' || entriesOf(schema)[name]?.type !== 'optional',
    ),
  );

/** The first issue of each of the named fields. */
export function firstIssues<Name extends string>(
  issues: readonly Issue[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const issue = issues.find(({ path }) => path === name);
    if (issue) found[name] = issue.message;
  }
  return found;
}

/** The alternative value that an error proposes for a field; null without one. */
export function proposalFor(issues: readonly Issue[], name: string): string | null {
  return issues.find(({ path }) => path === name)?.proposal ?? null;
}

/**
 * Checks one value against a schema.
 * @returns the parsed value, or the issues in Korean
 */
export function check<S extends Schema>(
  schema: S,
  value: unknown,
): { ok: true; value: v.InferOutput<S> } | { ok: false; issues: Issue[] } {
  // The message applies to schemas without their own message.
  const result = v.safeParse(schema, withMissingFields(schema, value), {
    message: validationTexts.field,
  });
  return result.success
    ? { ok: true, value: result.output }
    : { ok: false, issues: issuesOf(result.issues) };
}

/**
 * Checks all input of a request: the server, the mocks and the tests call it before a handler.
 * @throws ApiError VALIDATION with the sentence of the first issue
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: RawInput): Parsed<E> {
  const parsed: RawInput = {};
  const issues: Issue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const value = part === 'query' ? withoutEmpty(schema, raw.query ?? {}) : (raw[part] ?? {});
    // The schema library accepts a list for an object without fields.
    if (Array.isArray(value) || !isShallow(value)) {
      issues.push({ path: '', message: validationTexts.body });
      continue;
    }
    const result = check(schema, value);
    if (result.ok) parsed[part] = result.value;
    else issues.push(...result.issues);
  }
  const [first] = issues;
  if (first) throw new ApiError('VALIDATION', first.message, { issues });
  return parsed as Parsed<E>;
}
