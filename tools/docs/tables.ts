import knex, { type Knex } from 'knex';
import { knexConfig } from '../../server/database';

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

interface ForeignKey {
  table: string;
  from: string;
}

// Knex's own list of migrations, and the list of parts that the server checks at its start.
const own = /^(?:knex_migrations|sqlite_|schema_part$)/;

const rowsOf = async <T>(db: Knex, pragma: string) => (await db.raw(`PRAGMA ${pragma}`)) as T[];

async function tablesOf(db: Knex): Promise<string[]> {
  const found = await rowsOf<{ name: string; type: string }>(db, 'main.table_list');
  return found
    .filter(({ name, type }) => /^(?:table|virtual)$/.test(type) && !own.test(name))
    .map(({ name }) => name)
    .sort();
}

/** A table as a Mermaid diagram: its columns, and a line for each foreign key. */
async function drawTable(db: Knex, table: string): Promise<string> {
  const columns = await rowsOf<Column>(db, `table_info(${table})`);
  const keys = await rowsOf<ForeignKey>(db, `foreign_key_list(${table})`);
  const foreign = new Set(keys.map(({ from }) => from));
  const rows = columns.map(({ name, type, notnull, pk }) => {
    const marks = [pk > 0 && 'PK', foreign.has(name) && 'FK'].filter(Boolean).join(', ');
    const nullable = !notnull && pk === 0 && '"null"';
    const kind = type.toLowerCase().replaceAll(/\W/g, '') || 'any';
    return `    ${[kind, name, marks, nullable].filter(Boolean).join(' ')}`;
  });
  const lines = keys.toReversed().map(({ table: target, from }) => {
    const isRequired = columns.some(
      ({ name, notnull, pk }) => name === from && (notnull || pk > 0),
    );
    return `  ${table} }o--${isRequired ? '||' : 'o|'} ${target} : ${from}`;
  });
  return [`  ${table} {`, ...rows, '  }', ...lines].join('\n');
}

/** Writes the page of all tables: a diagram for each migration that created tables still in use. */
export async function tablesPage(): Promise<string> {
  const db = knex(knexConfig({ engine: 'sqlite', file: ':memory:' }));
  const madeBy = new Map<string, string>();
  try {
    for (;;) {
      const [, [migration]] = (await db.migrate.up()) as [number, string[]];
      if (migration === undefined) break;
      for (const table of await tablesOf(db)) {
        if (!madeBy.has(table)) madeBy.set(table, migration);
      }
    }
    const tables = await tablesOf(db);
    const sections = [...new Set(madeBy.values())].flatMap((migration) => {
      const made = tables.filter((table) => madeBy.get(table) === migration);
      return made.length === 0 ? [] : [section(db, migration, made)];
    });
    return [
      '# Tables',
      `The ${String(tables.length)} tables of the database, by the migration that made them; made from \`server/migrations\` by \`npm run docs\`. The types are those of SQLite; \`"null"\` marks a column that may be null. A table without columns belongs to another section.`,
      ...(await Promise.all(sections)),
    ].join('\n\n');
  } finally {
    await db.destroy();
  }
}

async function section(db: Knex, migration: string, tables: string[]): Promise<string> {
  const title = migration.replace(/^\d+_/, '').replaceAll('_', ' ');
  const drawn = await Promise.all(tables.map((table) => drawTable(db, table)));
  return `## ${title}\n\n\`server/migrations/${migration}.ts\`\n\n\`\`\`mermaid\nerDiagram\n${drawn.join('\n')}\n\`\`\``;
}
