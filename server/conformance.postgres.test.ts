import { conformance } from '@contract/conformance';
import { inject } from 'vitest';
import { startPostgres } from './testing/subject';

conformance(() => startPostgres(inject('postgresUrl')), 'PostgreSQL');
