import type { QueryRefusal } from '../../texts';
import type { SqlEngine } from '../../rules/query-tables';
import rows from './hostile.json' with { type: 'json' };

/**
 * Texts that must be refused for one reason; null where only no harm may come of them, such as those
 * without an end.
 */
export interface HostileSql {
  refusal: QueryRefusal | null;
  texts: string[];
}

/** The queries of one engine, with one for each secret table where a text has `{secret}`. */
const groupsOf = (engine: SqlEngine): HostileSql[] =>
  rows[engine].map(({ refusal, texts }) => ({
    refusal: refusal as QueryRefusal | null,
    texts: texts.flatMap((text) =>
      text.includes('{secret}')
        ? rows.secretTables.map((table) => text.replace('{secret}', table))
        : [text],
    ),
  }));

const times = (count: number, text: string, between: string) =>
  Array.from({ length: count }, () => text).join(between);

// More than a query may ask of SQLite; see sqlite-limits.ts.
const tooMuch = [
  times(51, 'SELECT 1', ' UNION ALL '),
  times(300, 'SELECT 1', ' UNION ALL '),
  `SELECT ${times(250, '1', ' + ')}`,
  `SELECT ${times(201, '1', ', ')}`,
  `SELECT coalesce(${times(51, '1', ', ')})`,
];

/** What the query tool must refuse, by engine. */
export const hostile: Record<SqlEngine, HostileSql[]> = {
  sqlite: [...groupsOf('sqlite'), { refusal: 'failed', texts: tooMuch }],
  postgres: groupsOf('postgres'),
};
