import type { Knex } from 'knex';
import { isPostgres } from './statement';

// The tables, columns, indexes and triggers that the migrations made. If one is missing later,
// something else removed it: a command, a script, half a restore.

const TABLE = 'schema_part';

const SQLITE = `
  SELECT type || ' ' || name AS part FROM sqlite_master
  WHERE type IN ('table', 'view', 'index', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  UNION ALL
  SELECT 'column ' || made.name || '.' || owned.name
  FROM sqlite_master AS made JOIN pragma_table_info(made.name) AS owned WHERE made.type = 'table'`;

const POSTGRES = `
  WITH made AS (
    SELECT relation.oid, relname, relkind FROM pg_class AS relation
    WHERE relnamespace IN (current_schema()::regnamespace, to_regnamespace('query'))
      AND relkind IN ('r', 'p', 'v', 'i')
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = relation.oid AND deptype = 'e')
  )
  SELECT CASE relkind WHEN 'i' THEN 'index ' WHEN 'v' THEN 'view ' ELSE 'table ' END || relname
    AS part FROM made
  UNION ALL
  SELECT 'column ' || relname || '.' || attname FROM made JOIN pg_attribute ON attrelid = made.oid
  WHERE relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'trigger ' || tgname FROM made JOIN pg_trigger ON tgrelid = made.oid WHERE NOT tgisinternal`;

async function partsOf(knex: Knex): Promise<Set<string>> {
  const answer: unknown = await knex.raw(isPostgres(knex) ? POSTGRES : SQLITE);
  const rows = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as {
    part: string;
  }[];
  return new Set(rows.map(({ part }) => part));
}

/** Runs migrations and records the parts that they added and removed. */
export async function notingParts(knex: Knex, migrate: () => Promise<unknown>): Promise<void> {
  const isKnown = await knex.schema.hasTable(TABLE);
  const before = await partsOf(knex);
  await migrate();
  const after = await partsOf(knex);
  // An older database records its parts as they are.
  const made = [...after].filter((part) => !isKnown || !before.has(part));
  const gone = [...before].filter((part) => !after.has(part));
  if (isKnown && made.length + gone.length === 0) return;
  await knex.transaction(async (tx) => {
    if (!isKnown) await tx.schema.createTable(TABLE, (table) => table.text('part').primary());
    await tx(TABLE).whereIn('part', gone).delete();
    for (const part of made) await tx(TABLE).insert({ part }).onConflict('part').ignore();
  });
}

/** The missing parts: `table post`, `column post.title`. @throws when it cannot be read */
export async function missingParts(knex: Knex): Promise<string[]> {
  const present = await partsOf(knex);
  if (!present.has(`table ${TABLE}`)) return [`table ${TABLE}`];
  const wanted = await knex(TABLE).orderBy('part').select<{ part: string }[]>('part');
  const missing = wanted.map(({ part }) => part).filter((part) => !present.has(part));
  // A missing table took its columns with it.
  const tables = missing.filter((part) => part.startsWith('table '));
  return missing.filter(
    (part) => !tables.some((table) => part.startsWith(`column ${table.slice(6)}.`)),
  );
}
