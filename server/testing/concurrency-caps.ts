import { sampleIds } from '@contract/fixtures/members';
import { DEVICES_OF_ACCOUNT } from '@contract/rules/members/devices';
import { FOLLOWS_MOST } from '@contract/rules/members/follows';
import { PLANTS_MAX, plantSpecies } from '@contract/rules/companion/plants';
import { PUSH_DEVICES_MOST } from '@contract/rules/members/push';
import { TOOL_CALLS_MOST } from '../tables/tool-call';
import { ask, signIn } from './http';
import { createPushDevice } from './push-device';
import type { TestServer } from './subject';

const AT_ONCE = 40;
const { yuna: MEMBER, operator: ADMIN } = sampleIds;
const FIRST_STRANGER = 1_000;

/** A member's limits, and so the counts after forty concurrent requests for one more. */
export const CAPS = {
  pushDevices: PUSH_DEVICES_MOST,
  knownDevices: DEVICES_OF_ACCOUNT,
  plants: PLANTS_MAX,
  follows: FOLLOWS_MOST,
  toolCalls: TOOL_CALLS_MOST,
  failed: [],
};

/** Makes a member ask forty times at once for one more of everything with a limit. */
export async function raceCaps(server: TestServer) {
  const { knex } = server.db;
  const cookie = await signIn(server, 'member');
  const failed: number[] = [];
  const race = async (send: (at: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(at)));
    failed.push(...answers.map(({ status }) => status).filter((status) => status >= 500));
  };
  const ownRows = async (table: string, memberId: number = MEMBER) => {
    const [row] = await knex(table).where('member_id', memberId).count({ n: '*' });
    return Number(row?.n);
  };

  await race((at) => {
    const { subscription: body } = createPushDevice(`https://push.example/send/${at}`);
    return ask(server, '/api/me/push', { method: 'PUT', cookie, body });
  });
  const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
  await race(() => ask(server, '/api/auth/login', { method: 'POST', body: account }));

  await knex('member').where('id', MEMBER).update({ gems: 100_000 });
  const body = { species: plantSpecies[0] };
  await race(() => ask(server, '/api/garden/plants', { method: 'POST', cookie, body }));

  const strangers = Array.from({ length: FOLLOWS_MOST + AT_ONCE }, (_, at) => FIRST_STRANGER + at);
  const named = strangers.map((id) => ({
    ...{ id, user_name: `모르는 ${id}`, name_key: `모르는${id}`, created_at: 1 },
  }));
  await knex.batchInsert('member', named, 50);
  await knex('follow').where('member_id', MEMBER).delete();
  const followed = strangers.slice(0, FOLLOWS_MOST - 5);
  const follows = followed.map((id) => ({ member_id: MEMBER, followed_id: id, created_at: 1 }));
  await knex.batchInsert('follow', follows, 50);
  await race((at) => {
    const id = strangers[followed.length + at];
    return ask(server, `/api/users/user${id}/follow`, { method: 'PUT', cookie, body: {} });
  });

  const admin = await signIn(server, 'admin');
  const search = (at: number) => ask(server, `/api/naver/news?query=${at}`, { cookie: admin });
  await race(search);
  await race((at) => search(AT_ONCE + at));

  return {
    pushDevices: await ownRows('push_device'),
    knownDevices: await ownRows('device'),
    plants: await ownRows('plant'),
    follows: await ownRows('follow'),
    toolCalls: await ownRows('tool_call', ADMIN),
    failed,
  };
}
