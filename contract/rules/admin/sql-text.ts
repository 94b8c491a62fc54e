import type { QueryRefusal } from '../../texts';
import { lengthOf } from '../text/length';
import type { SqlEngine } from './query-tables';
import { sqlFunctions, sqlSyntax } from './sql-functions';
import { sqliteLimits } from './sqlite-limits';
import { plainBlanks, sqlTokens, UnreadableSql, type SqlToken } from './sql-lexer';

/** A query that may go to its engine, which checks it once more. */
export interface ReadSql {
  /** The names of its named values, each once, in order of first use. */
  params: string[];
  /**
   * The text for the engine, without a closing semicolon.
   * @param place returns the placeholder for the named value with this number, from 0
   */
  render: (place: (at: number) => string) => string;
}

/** Why a query is refused; `name` is a function, or a sign and its position. */
export interface RefusedSql {
  refusal: QueryRefusal;
  name?: string;
}

type Check = (tokens: SqlToken[], engine: SqlEngine) => RefusedSql | null;

const isName = (token: SqlToken | undefined) => token?.kind === 'word' || token?.kind === 'quoted';
const isSymbol = (token: SqlToken | undefined, text: string) =>
  token?.kind === 'symbol' && token.text === text;
const isWord = (token: SqlToken | undefined, ...texts: string[]) =>
  token?.kind === 'word' && texts.includes(token.text);

const onlyReads: Check = ([first]) =>
  isWord(first, 'select', 'with', 'values') ? null : { refusal: 'readOnly' };

const oneStatement: Check = (tokens) =>
  tokens.some((token) => isSymbol(token, ';')) ? { refusal: 'many' } : null;

const hasPairs: Check = (tokens) => {
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, '(')) depth += 1;
    if (isSymbol(token, ')')) depth -= 1;
    if (depth < 0) break;
  }
  return depth === 0 ? null : { refusal: 'unfinished' };
};

// Only `:name` is a placeholder: other placeholders of the engines would have no value.
const namesItsValues: Check = (tokens, engine) => {
  const marks = engine === 'sqlite' ? /^[?$@#:]$/ : /^[?$#:\\]$/;
  const isMark = ({ kind, text }: SqlToken) => kind === 'symbol' && marks.test(text);
  return tokens.some(isMark) ? { refusal: 'placeholder' } : null;
};

// The catalogues and settings of the engines, and types of PostgreSQL that read them.
const INTERNAL =
  /^(?:sqlite_|pragma_|pg_|information_schema$|dbstat$|bytecode$|tables_used$|(?:session|system)_user$|current_(?:user|role|catalog|database|schema)$)/;
const CATALOGUE_TYPE =
  /^(?:aclitem|reg(?:class|proc|procedure|oper|operator|type|role|namespace|config|dictionary|collation|database))$/;
/** The schemas of both engines: names without them can only be permitted tables. */
const SCHEMA = /^(?:main|temp|public|query)$/;

const staysOutside: Check = (tokens) => {
  const isOutside = tokens.some((token, place) => {
    const isQualifier = isSymbol(tokens[place + 1], '.');
    // SQLite accepts a text as a name there.
    if (token.kind === 'string') return isQualifier;
    if (!isName(token)) return false;
    if (INTERNAL.test(token.text) || CATALOGUE_TYPE.test(token.text)) return true;
    return isQualifier && SCHEMA.test(token.text);
  });
  return isOutside ? { refusal: 'tables' } : null;
};

function closing(tokens: SqlToken[], open: number): number {
  let depth = 0;
  return tokens.findIndex((token, at) => {
    if (at < open) return false;
    if (isSymbol(token, '(')) depth += 1;
    if (isSymbol(token, ')')) depth -= 1;
    return depth === 0;
  });
}

/** Whether this closing parenthesis belongs to `DISTINCT ON (…)`, so that a call may follow. */
function endsDistinctOn(tokens: SqlToken[], close: number): boolean {
  let depth = 0;
  const open = tokens.findLastIndex((token, at) => {
    if (at > close) return false;
    if (isSymbol(token, ')')) depth += 1;
    if (isSymbol(token, '(')) depth -= 1;
    return depth === 0;
  });
  return isWord(tokens[open - 1], 'on') && isWord(tokens[open - 2], 'distinct');
}

/** Whether a subquery starts here: `values` alone may also be the name of a column. */
const beginsQuery = (tokens: SqlToken[], at: number) =>
  isWord(tokens[at], 'select', 'with') ||
  (isWord(tokens[at], 'values') && isSymbol(tokens[at + 1], '('));

/** Whether a name and the following parenthesis are `t (a, b) AS (SELECT …` of a WITH. */
function isWithColumns(tokens: SqlToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (!isWord(before, 'with', 'recursive') && !isSymbol(before, ',')) return false;
  let next = closing(tokens, at + 1) + 1;
  if (!isWord(tokens[next], 'as')) return false;
  next += 1;
  while (isWord(tokens[next], 'not', 'materialized')) next += 1;
  return isSymbol(tokens[next], '(') && beginsQuery(tokens, next + 1);
}

function isCall(tokens: SqlToken[], at: number): boolean {
  const token = tokens[at];
  if (!isName(token) || !isSymbol(tokens[at + 1], '(')) return false;
  if (token?.kind === 'word' && sqlSyntax.has(token.text)) return false;
  const before = tokens[at - 1];
  // The columns of an alias: `… AS t (a, b)`, `(…) t (a, b)`.
  if (isWord(before, 'as')) return false;
  if (isSymbol(before, ')')) return endsDistinctOn(tokens, at - 1);
  return !isWithColumns(tokens, at);
}

const callsOnlyKnown: Check = (tokens, engine) => {
  const at = tokens.findIndex(
    (token, place) => isCall(tokens, place) && !sqlFunctions[engine].includes(token.text),
  );
  const found = tokens[at];
  return found ? { refusal: 'function', name: found.text } : null;
};

// Older Node versions cannot set this limit of SQLite, and PostgreSQL lacks it.
const fewTerms: Check = (tokens) =>
  tokens.filter((token) => isWord(token, 'union', 'intersect', 'except')).length <
  sqliteLimits.COMPOUND_SELECT
    ? null
    : { refusal: 'failed', name: 'too many terms in compound SELECT' };

const checks: Check[] = [
  onlyReads,
  oneStatement,
  hasPairs,
  fewTerms,
  namesItsValues,
  staysOutside,
  callsOnlyKnown,
];

// Characters that editors and keyboards type instead of SQL signs. Engines read them as letters.
const ODD_SIGN = /[\u00b4\u2010-\u201f\u2212\u2260\u2264\u2265\u3001\u3002\uff01-\uff5e]/;

/** The first of these characters outside of texts, quoted names and comments, and its position. */
function oddSign(sql: string, tokens: SqlToken[]): RefusedSql | null {
  for (const { kind, start, end } of tokens) {
    const [sign] = kind === 'word' ? (ODD_SIGN.exec(sql.slice(start, end)) ?? []) : [];
    if (sign === undefined) continue;
    const lines = sql.slice(0, sql.indexOf(sign, start)).split('\n');
    const column = lengthOf(lines.at(-1) ?? '') + 1;
    return { refusal: 'sign', name: `${lines.length}번째 줄의 ${column}번째 글자: ${sign}` };
  }
  return null;
}

function withoutEnd(tokens: SqlToken[]): SqlToken[] {
  let end = tokens.length;
  while (isSymbol(tokens[end - 1], ';')) end -= 1;
  return tokens.slice(0, end);
}

// `FROM user` would be the name of the role on PostgreSQL.
const isOurUser = ({ kind, text }: SqlToken, engine: SqlEngine) =>
  engine === 'postgres' && kind === 'word' && text === 'user';

function rendering(sql: string, tokens: SqlToken[], engine: SqlEngine, params: string[]) {
  return (place: (at: number) => string) => {
    let [text, from] = ['', 0];
    for (const token of tokens) {
      const { kind, start, end } = token;
      text += plainBlanks(sql.slice(from, start));
      if (kind === 'param') text += place(params.indexOf(token.text.slice(1)));
      else text += isOurUser(token, engine) ? '"user"' : sql.slice(start, end);
      from = end;
    }
    return text;
  };
}

/**
 * Reads a query: returns why it is refused, or its text for the engine. The engine's own gate (root
 * pages, an authorizer, a role) checks it again afterwards.
 */
export function readSql(sql: string, engine: SqlEngine): ReadSql | RefusedSql {
  let tokens: SqlToken[];
  try {
    // No engine reads beyond it.
    if (sql.includes('\0')) throw new UnreadableSql();
    tokens = withoutEnd(sqlTokens(sql, engine));
  } catch (error) {
    if (error instanceof UnreadableSql) return { refusal: 'unfinished' };
    throw error;
  }
  if (tokens.length === 0) return { refusal: 'empty' };
  const odd = oddSign(sql, tokens);
  if (odd) return odd;
  for (const check of checks) {
    const refused = check(tokens, engine);
    if (refused) return refused;
  }
  const params = paramsIn(tokens);
  return { params, render: rendering(sql, tokens, engine, params) };
}

function paramsIn(tokens: SqlToken[]): string[] {
  const names = tokens.flatMap(({ kind, text }) => (kind === 'param' ? [text.slice(1)] : []));
  return [...new Set(names)];
}

/** The names of a query's named values while it is typed; empty while it cannot be read. */
export function sqlParams(sql: string, engine: SqlEngine): string[] {
  try {
    return paramsIn(sqlTokens(sql, engine));
  } catch {
    return [];
  }
}
