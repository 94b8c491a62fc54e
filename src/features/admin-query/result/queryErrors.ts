import { adminQueryTexts } from '@/texts/admin/query';
import { failureText } from '@/texts/errors';
import { ApiError } from '@contract/errors';
import { ownValue } from '@contract/rules/admin/query-result';
import { queryTexts } from '@contract/texts';
import type { QueryForm } from '../form/queryForm';

/** Why a query did not run, and which field caused it. */
export interface QueryProblem {
  text: string;
  /** More details, such as the message of the database. */
  detail: string | null;
  /** The field to correct: the query, the key, or a value by its name. */
  field: { kind: 'query' | 'key' } | { kind: 'value'; name: string } | null;
}

const VALUE = 'params.';

/** Returns the first problem that can be found before sending; null if there is none. */
export function missingInput(
  { sql, values }: QueryForm,
  params: readonly string[],
  key: string,
): QueryProblem | null {
  const problem = (text: string, field: QueryProblem['field']) => ({ text, detail: null, field });
  if (sql.trim() === '') return problem(queryTexts.empty, { kind: 'query' });
  const name = params.find((param) => (ownValue(values, param) ?? '') === '');
  if (name !== undefined) return problem(queryTexts.value, { kind: 'value', name });
  return key === '' ? problem(queryTexts.key, { kind: 'key' }) : null;
}

function fieldOf(path: string | undefined): QueryProblem['field'] {
  if (path === 'query') return { kind: 'query' };
  if (path === 'adminKey') return { kind: 'key' };
  return path?.startsWith(VALUE) ? { kind: 'value', name: path.slice(VALUE.length) } : null;
}

/** Describes why a query failed. */
export function problemOf(error: unknown): QueryProblem {
  const text = failureText(error, queryTexts.failed);
  if (!(error instanceof ApiError))
    return { text, detail: adminQueryTexts.networkHint, field: null };
  const [issue] = error.issues ?? [];
  const detail = issue && issue.message !== text ? issue.message : null;
  const field = error.code === 'ADMIN_KEY' ? ({ kind: 'key' } as const) : fieldOf(issue?.path);
  return { text, detail, field };
}
