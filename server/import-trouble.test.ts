import { expect, it } from 'vitest';
import { toolTexts } from '@contract/texts';
import { DAY, seoulDay } from '@contract/rules/time';
import { ask, signIn } from './testing/http';
import { startSqlite } from './testing/subject';

it('an import that finds videos and cannot keep them says that the saving failed', async () => {
  const server = await startSqlite();
  const cookie = await signIn(server, 'admin');
  await server.db.knex.schema.dropTable('imported_video');
  const body = { region: 'KR', date: seoulDay(Date.now() - DAY), maxResults: 3 };
  const answer = await ask(server, '/api/youtube/import', { method: 'POST', cookie, body });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'INTERNAL', error: toolTexts.importNotSaved });
  await server.close();
});
