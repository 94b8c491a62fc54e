import { conformance } from '@contract/conformance';
import { startSqlite } from './testing/subject';

conformance(() => startSqlite(), 'SQLite');
