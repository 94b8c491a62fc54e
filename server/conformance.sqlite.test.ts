import { conformance } from '@contract/conformance';
import { createLimits } from './http/limits';
import { startSqlite } from './testing/subject';

conformance((limits) => startSqlite({ limits: createLimits(limits) }), 'SQLite');
