import { sampleIds } from '@contract/fixtures/members';
import { deliverPushes } from '../pushes/deliver';
import { ask, signIn } from './http';
import { createPushDevice } from './push-device';
import type { TestServer } from './subject';

/** The results of several processes that sent the same notification at once. */
export interface PushRace {
  /** How often it was sent at first, and again after a failure. */
  sent: [number, number];
  /** The number of devices left after their push service no longer knew one. */
  left: number;
}

/** Makes four processes send a notification to a device at once: it fails, is retried and is the last. */
export async function racePushes(server: TestServer): Promise<PushRace> {
  const cookie = await signIn(server, 'member');
  const body = createPushDevice('https://push.example/send/race').subscription;
  await ask(server, '/api/me/push', { method: 'PUT', cookie, body });
  let now = Date.now() + 10_000;
  await server.db.knex('notification').insert({
    ...{ member_id: sampleIds.yuna, kind: 'level_up', level: 9, reason: '' },
    created_at: now - 5_000,
  });
  const deliver = async (status: number) => {
    let count = 0;
    const send = () => {
      count += 1;
      return Promise.resolve(status);
    };
    const run = () => deliverPushes({ db: server.db, push: { send }, now: () => now });
    await Promise.all([run(), run(), run(), run()]);
    return count;
  };
  const first = await deliver(503);
  now += 60_000;
  const second = await deliver(410);
  return { sent: [first, second], left: (await server.db.knex('push_device').select()).length };
}
