import { defaultModeration, type Moderation } from '@contract/rules/admin/moderation';
import { statement, type NoArguments, type Runner } from '../database/statement';

const all = statement.all<NoArguments, { name: string; value: string }>((knex) =>
  knex('moderation').select('name', 'value'),
);

const put = statement.run<{ name: string; value: string }>((knex, { name, value }) =>
  knex('moderation').insert({ name, value }).onConflict('name').merge(),
);

/** How the site treats reported content: the admins' values, else the defaults. */
export async function readModeration(runner: Runner): Promise<Moderation> {
  const stored = (await all(runner)).map(({ name, value }) => [name, JSON.parse(value) as unknown]);
  return { ...defaultModeration, ...(Object.fromEntries(stored) as Partial<Moderation>) };
}

/** Stores the given values; the others stay as they are. */
export async function writeModeration(tx: Runner, change: Partial<Moderation>): Promise<void> {
  for (const [name, value] of Object.entries(change)) {
    await put(tx, { name, value: JSON.stringify(value) });
  }
}
