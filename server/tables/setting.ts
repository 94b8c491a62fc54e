import { defaultSettings, type Settings } from '@contract/models/settings';
import { defaultSwitches } from '@contract/rules/admin/settings';
import { statement, type Runner, type NoArguments } from '../database/statement';

// In one statement, because every page reads them.
const all = statement.all<NoArguments, { name: string; value: string }>((knex) =>
  knex('setting')
    .select('name', knex.raw(`CASE value WHEN 1 THEN 'true' ELSE 'false' END AS value`))
    .unionAll([knex('site_setting').select('name', 'value')]),
);

const putSwitch = statement.run<{ name: string; value: number }>((knex, { name, value }) =>
  knex('setting').insert({ name, value }).onConflict('name').merge(),
);
const putText = statement.run<{ name: string; value: string }>((knex, { name, value }) =>
  knex('site_setting').insert({ name, value }).onConflict('name').merge(),
);

/** The present settings: the admins' values, else the defaults. */
export async function readSettings(runner: Runner): Promise<Settings> {
  const rows = await all(runner);
  const said = rows.map(({ name, value }) => [name, JSON.parse(value) as unknown] as const);
  return { ...defaultSettings, ...(Object.fromEntries(said) as Partial<Settings>) };
}

/** Stores the given settings; the others stay as they are. */
export async function writeSettings(tx: Runner, change: Partial<Settings>): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    if (name in defaultSwitches) await putSwitch(tx, { name, value: Number(value) });
    else await putText(tx, { name, value: JSON.stringify(value) });
  }
}
