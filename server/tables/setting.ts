import { defaultSettings, type Settings } from '@contract/models/settings';
import { defaultModeration, type Moderation } from '@contract/rules/admin/moderation';
import { defaultIdentity } from '@contract/rules/site/identity';
import { defaultSwitches } from '@contract/rules/admin/settings';
import { statement, type Runner, type NoArguments } from '../database/statement';

// In one statement, because every page reads them.
const all = statement.all<NoArguments, { name: string; value: string }>((knex) =>
  knex('setting')
    .select('name', knex.raw(`CASE value WHEN 1 THEN 'true' ELSE 'false' END AS value`))
    .unionAll([
      knex('site_setting').whereIn('name', Object.keys(defaultIdentity)).select('name', 'value'),
    ]),
);

const moderation = statement.all<NoArguments, { name: string; value: string }>((knex) =>
  knex('site_setting').whereIn('name', Object.keys(defaultModeration)).select('name', 'value'),
);

const putSwitch = statement.run<{ name: string; value: number }>((knex, { name, value }) =>
  knex('setting').insert({ name, value }).onConflict('name').merge(),
);
const putText = statement.run<{ name: string; value: string }>((knex, { name, value }) =>
  knex('site_setting').insert({ name, value }).onConflict('name').merge(),
);

/** The stored values over the defaults. */
function over<T extends object>(defaults: T, rows: readonly { name: string; value: string }[]): T {
  const said = rows.map(({ name, value }) => [name, JSON.parse(value) as unknown] as const);
  return { ...defaults, ...(Object.fromEntries(said) as Partial<T>) };
}

/** The present settings: the admins' values, else the defaults. */
export const readSettings = async (runner: Runner): Promise<Settings> =>
  over(defaultSettings, await all(runner));

/** How the site treats reported, first and forbidden content; only admins read it. */
export const readModeration = async (runner: Runner): Promise<Moderation> =>
  over(defaultModeration, await moderation(runner));

/** Stores the given settings; the others stay as they are. */
export async function writeSettings(
  tx: Runner,
  change: Partial<Settings> | Partial<Moderation>,
): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    if (name in defaultSwitches) await putSwitch(tx, { name, value: Number(value) });
    else await putText(tx, { name, value: JSON.stringify(value) });
  }
}
