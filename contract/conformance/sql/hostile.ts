import type { QueryRefusal } from '../../texts';
import type { SqlEngine } from '../../rules/admin/query-tables';
import rows from './hostile.json' with { type: 'json' };

/**
 * Texts that must be refused for one reason; null if they only must do no harm, such as endless
 * queries.
 */
export interface HostileSql {
  refusal: QueryRefusal | null;
  texts: string[];
}

/** The queries of one engine; a text with `{secret}` is repeated for each secret table. */
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

// Exceeds the limits of a query in SQLite; see sqlite-limits.ts.
const tooMuch = [
  times(51, 'SELECT 1', ' UNION ALL '),
  times(300, 'SELECT 1', ' UNION ALL '),
  `SELECT ${times(250, '1', ' + ')}`,
  `SELECT ${times(201, '1', ', ')}`,
  `SELECT coalesce(${times(51, '1', ', ')})`,
];

/** Texts that the query tool must refuse, by engine. */
export const hostile: Record<SqlEngine, HostileSql[]> = {
  sqlite: [...groupsOf('sqlite'), { refusal: 'failed', texts: tooMuch }],
  postgres: groupsOf('postgres'),
};
