import { conformance } from '@contract/conformance';
import { createLimits } from './limits/limits';
import { startSqlite } from './testing/subject';

conformance((limits) => startSqlite({ limits: createLimits(limits) }), 'SQLite');
