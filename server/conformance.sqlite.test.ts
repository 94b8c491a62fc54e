import { withSetup } from './testing/setup';
import { conformance } from '@contract/conformance';
import { createLimits } from './limits/limits';
import { startSqlite } from './testing/subject';

conformance(
  async (limits, options) =>
    withSetup(await startSqlite({ limits: createLimits(limits), ...options }), options),
  'SQLite',
);
