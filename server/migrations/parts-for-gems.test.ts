import { expect, it } from 'vitest';
import { sampleIds } from '@contract/fixtures/members';
import { signIn, ask } from '../testing/http';
import { startSqlite } from '../testing/subject';

it('parts that a member could wear before they had a price stay theirs, and are not sold to them', async () => {
  const server = await startSqlite();
  const { knex } = server.db;
  const { yuna, daon, taeo } = sampleIds;
  // Back to before there were prices: the member's companion has level 7.
  while (await knex.schema.hasTable('kept_part')) await knex.migrate.down();
  await knex('companion')
    .where('member_id', taeo)
    .update({ accessories: '[{"partId":25,"x":50,"y":50}]' });
  await knex.migrate.latest();
  const kept = await knex<{ member_id: number; part_id: number }>('kept_part');
  const of = (member: number) =>
    kept.filter(({ member_id }) => member_id === member).map(({ part_id }) => part_id);
  expect(of(yuna)).toEqual([15]);
  // Bought parts are not stored a second time; worn parts are, at any level.
  expect(of(daon)).toEqual([]);
  expect(of(taeo)).toEqual([25]);

  const cookie = await signIn(server, 'member');
  const buy = async (part: number) => {
    const path = `/api/character/parts/${part}/buy`;
    const answer = await ask(server, path, { method: 'POST', cookie, body: {} });
    return (await answer.json()) as unknown;
  };
  expect(await buy(15)).toMatchObject({ gems: 300, part: { is_unlocked: true, price: 20 } });
  expect(await buy(20)).toMatchObject({ gems: 250, part: { is_unlocked: true, price: 50 } });
  const body = { basePartId: 1, accessories: [{ partId: 15 }, { partId: 20 }] };
  const put = { method: 'POST', cookie, body };
  expect((await ask(server, '/api/character/customize', put)).status).toBe(200);
  await server.close();
});
