import type { SubjectOptions } from '@contract/conformance/support/subject';
import { SETUP_LINK_LIFETIME } from '@contract/rules/site/setup';
import { hashToken } from '../auth/tokens';
import { insertSetupLink } from '../tables/setup-link';
import type { TestServer } from './subject';

/** Makes a server's site one without an admin and with a setup link, if the options want that. */
export async function withSetup(
  server: TestServer,
  { setupToken, setupEndsAt = Date.now() + SETUP_LINK_LIFETIME }: SubjectOptions = {},
): Promise<TestServer> {
  if (setupToken === undefined) return server;
  await server.db.knex('member').update({ admin_level: 0 });
  const link = { hash: hashToken(setupToken), expiresAt: setupEndsAt };
  await server.db.transaction((tx) => insertSetupLink(tx, link));
  return server;
}
