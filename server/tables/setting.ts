import { defaultSettings, type Settings } from '@contract/models/settings';
import { statement, type Runner } from '../database/statement';

const all = statement<Record<string, never>, { name: string; value: number }>((knex) =>
  knex('setting').select('name', 'value'),
);

const put = statement<{ name: string; value: number }>((knex, { name, value }) =>
  knex('setting').insert({ name, value }).onConflict('name').merge(),
);

/** The present settings: the admins' values, else the defaults. */
export async function readSettings(runner: Runner): Promise<Settings> {
  const rows = await runner.run(all, {});
  const said = Object.fromEntries(rows.map(({ name, value }) => [name, value === 1]));
  return { ...defaultSettings, ...said };
}

/** Stores the given settings; the others stay as they are. */
export async function writeSettings(tx: Runner, change: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    await tx.run(put, { name, value: Number(value) });
  }
}
