import { defaultSettings, type Settings } from '@contract/models/settings';
import { statement, type Runner, type NoArguments } from '../database/statement';

const all = statement.all<NoArguments, { name: string; value: number }>((knex) =>
  knex('setting').select('name', 'value'),
);

const put = statement.run<{ name: string; value: number }>((knex, { name, value }) =>
  knex('setting').insert({ name, value }).onConflict('name').merge(),
);

/** The present settings: the admins' values, else the defaults. */
export async function readSettings(runner: Runner): Promise<Settings> {
  const rows = await all(runner);
  const said = Object.fromEntries(rows.map(({ name, value }) => [name, value === 1]));
  return { ...defaultSettings, ...said };
}

/** Stores the given settings; the others stay as they are. */
export async function writeSettings(tx: Runner, change: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    await put(tx, { name, value: Number(value) });
  }
}
