import { expect, it } from 'vitest';
import { toolTexts } from '@contract/texts';
import { DAY, seoulDay } from '@contract/rules/site/time';
import { createLog } from './lib/log';
import { ask, signIn } from './testing/http';
import { startSqlite } from './testing/subject';

const body = { region: 'KR', date: seoulDay(Date.now() - DAY), maxResults: 3 };

it('an import that finds videos but cannot store them reports that saving failed', async () => {
  const server = await startSqlite();
  const cookie = await signIn(server, 'admin');
  await server.db.knex.schema.dropTable('imported_video');
  const answer = await ask(server, '/api/youtube/import', { method: 'POST', cookie, body });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'INTERNAL', error: toolTexts.importNotSaved });
  await server.close();
});

it('an import with saved videos reports success, even if counting failed', async () => {
  const logged: string[] = [];
  const log = createLog({ write: (line: string) => void logged.push(line) });
  const server = await startSqlite({ log });
  const cookie = await signIn(server, 'admin');
  await server.db.knex.schema.dropTable('youtube_video_count');
  const counted = () => server.db.knex('youtube_video').orderBy('video_id');
  const before = await counted();
  const answer = await ask(server, '/api/youtube/import', { method: 'POST', cookie, body });
  expect(answer.status).toBe(200);
  const { batchId, videos } = (await answer.json()) as { batchId: string; videos: object[] };
  expect(videos).toMatchObject([{ status: 'saved' }, { status: 'saved' }, { status: 'saved' }]);
  // The videos and their batch exist, and no half-written count.
  expect(await server.db.knex('imported_video').where({ batch_id: batchId })).toHaveLength(3);
  expect(await counted()).toEqual(before);
  expect(logged.filter((line) => line.includes('could not be kept'))).toHaveLength(1);
  await server.close();
});
