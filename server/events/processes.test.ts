import { expect, it } from 'vitest';
import { connectionName } from './processes';

const own = { host: 'web-1', pid: 411, version: '1.0.0', startedAt: 1_790_000_000_000 };

it('names a connection within what PostgreSQL keeps', () => {
  expect(connectionName(own)).toBe('mulbit events 1.0.0 1790000000000 411 web-1');
  expect(connectionName({ ...own, host: 'h'.repeat(200) })).toHaveLength(63);
});
