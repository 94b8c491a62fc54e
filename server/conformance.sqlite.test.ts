import { conformance } from '@contract/conformance';
import { createLimits } from './limits/limits';
import { startSqlite } from './testing/subject';

conformance(
  (limits, options) => startSqlite({ limits: createLimits(limits), ...options }),
  'SQLite',
);
