import type { SqlEngine } from './query-tables';

/** One token of a query, except white space and comments. */
export interface SqlToken {
  kind: 'word' | 'quoted' | 'string' | 'number' | 'param' | 'symbol';
  /** A name in lower case without its quotes; any other token unchanged. */
  text: string;
  start: number;
  end: number;
}

/** A quote or comment that is never closed, or a way of quoting that we do not read. */
export class UnreadableSql extends Error {}

// Blanks from editors, pages and keyboards, and invisible marks. The engines read them as letters
// of a name, which nobody intends, so each is replaced with a space.
const ODD =
  '\\v\\u0085\\u00a0\\u00ad\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\u3164\\ufeff';
const ODD_BLANK = new RegExp(`[${ODD}]`, 'g');
const LETTER = `(?:[A-Za-z_]|(?![${ODD}])[\\u0080-\\uffff])`;
const WORD = new RegExp(`${LETTER}(?:[\\d$]|${LETTER})*`, 'y');
const NUMBER = /(?:\d|\.\d)[\w.]*(?:(?<=[eE])[+-]\d+)?/y;
const SPACE = new RegExp(`[ \\t\\n\\f\\r${ODD}]+`, 'y');
// A line ends where the engine says.
const LINE_COMMENT: Record<SqlEngine, RegExp> = { sqlite: /--[^\n]*/y, postgres: /--[^\n\r]*/y };
const PARAM = new RegExp(`:${LETTER}(?:\\d|${LETTER})*`, 'y');
const DOLLAR = new RegExp(`\\$(?:${LETTER}(?:\\d|${LETTER})*)?\\$`, 'y');

function match(pattern: RegExp, sql: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(sql)?.[0] ?? null;
}

/** The end of a text in these quotes, which are doubled inside it. */
function endOfQuoted(sql: string, at: number, quote: string, hasEscapes = false): number {
  for (let next = at + 1; next < sql.length; next += 1) {
    if (hasEscapes && sql[next] === '\\') next += 1;
    else if (sql[next] === quote) {
      if (sql[next + 1] !== quote || quote === ']') return next + 1;
      next += 1;
    }
  }
  throw new UnreadableSql();
}

/** The end of a block comment; only PostgreSQL nests them. */
function endOfComment(sql: string, at: number, engine: SqlEngine): number {
  let depth = 0;
  for (let next = at; next < sql.length; next += 1) {
    const two = sql.slice(next, next + 2);
    if (two === '*/') {
      depth -= 1;
      next += 1;
      if (depth === 0) return next + 1;
    } else if (two === '/*' && (depth === 0 || engine === 'postgres')) {
      depth += 1;
      next += 1;
    }
  }
  throw new UnreadableSql();
}

/** The end of white space or of a comment that starts here; the same position without one. */
function endOfBlank(sql: string, at: number, engine: SqlEngine): number {
  const blank = match(SPACE, sql, at) ?? match(LINE_COMMENT[engine], sql, at);
  if (blank !== null) return at + blank.length;
  return sql.startsWith('/*', at) ? endOfComment(sql, at, engine) : at;
}

const unquoted = (raw: string) => {
  const quote = raw.at(-1) ?? '';
  return raw
    .slice(1, -1)
    .replaceAll(quote + quote, quote)
    .toLowerCase();
};

/** The end of all blanks and comments that start here. */
function endOfBlanks(sql: string, at: number, engine: SqlEngine): number {
  let [end, next] = [at, endOfBlank(sql, at, engine)];
  while (next > end) [end, next] = [next, endOfBlank(sql, next, engine)];
  return end;
}

/** The end of a text with escapes. A second text after it would continue it, with escapes. */
function endOfEscaped(sql: string, at: number): number {
  const end = endOfQuoted(sql, at, "'", true);
  if (sql[endOfBlanks(sql, end, 'postgres')] === "'") throw new UnreadableSql();
  return end;
}

type Piece = [SqlToken['kind'], end: number];

function quotedPiece(sql: string, at: number, engine: SqlEngine): Piece | null {
  const first = sql[at];
  if (first === "'") return ['string', endOfQuoted(sql, at, "'")];
  if (first === '"') return ['quoted', endOfQuoted(sql, at, '"')];
  if (engine === 'postgres') {
    const tag = match(DOLLAR, sql, at);
    if (tag === null) return null;
    const end = sql.indexOf(tag, at + tag.length);
    if (end < 0) throw new UnreadableSql();
    return ['string', end + tag.length];
  }
  if (first === '`') return ['quoted', endOfQuoted(sql, at, '`')];
  return first === '[' ? ['quoted', endOfQuoted(sql, at, ']')] : null;
}

function wordPiece(sql: string, at: number, engine: SqlEngine): Piece | null {
  const word = match(WORD, sql, at);
  if (word === null) return null;
  const end = at + word.length;
  if (engine === 'postgres') {
    // Names and texts in Unicode escapes could hide anything.
    if (/^u$/i.test(word) && /^&['"]/.test(sql.slice(end, end + 2))) throw new UnreadableSql();
    if (/^e$/i.test(word) && sql[end] === "'") return ['string', endOfEscaped(sql, end)];
  }
  return ['word', end];
}

function pieceAt(sql: string, at: number, engine: SqlEngine): Piece {
  const found = quotedPiece(sql, at, engine) ?? wordPiece(sql, at, engine);
  if (found) return found;
  const number = match(NUMBER, sql, at);
  if (number !== null) return ['number', at + number.length];
  // A cast of PostgreSQL, not a named value.
  if (sql.startsWith('::', at)) return ['symbol', at + 2];
  const param = match(PARAM, sql, at);
  return param === null ? ['symbol', at + 1] : ['param', at + param.length];
}

/** The text between two tokens of a query, with blanks that every engine knows. */
export const plainBlanks = (between: string): string => between.replace(ODD_BLANK, ' ');

/**
 * Splits a query into tokens like its engine.
 * @throws UnreadableSql if a quote or comment is never closed
 */
export function sqlTokens(sql: string, engine: SqlEngine): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let at = 0; at < sql.length;) {
    const next = endOfBlank(sql, at, engine);
    if (next > at) {
      at = next;
      continue;
    }
    const [kind, end] = pieceAt(sql, at, engine);
    const raw = sql.slice(at, end);
    const text = kind === 'quoted' ? unquoted(raw) : kind === 'word' ? raw.toLowerCase() : raw;
    tokens.push({ kind, text, start: at, end });
    at = end;
  }
  return tokens;
}
