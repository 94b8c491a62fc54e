import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ended, killProcesses, startProcess } from './testing/process';

const TOKEN = 'the-token-of-the-metrics';
const dir = mkdtempSync(join(tmpdir(), 'mulbit-monitoring-'));

afterAll(() => {
  killProcesses();
  rmSync(dir, { recursive: true, force: true });
});

describe('the server process', () => {
  it('shows its metrics to who knows the token, which it never prints, and ends as usual', async () => {
    const { url, child, said } = await startProcess({ DATA_DIR: dir, METRICS_TOKEN: TOKEN });
    const scrape = (token: string) =>
      fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const right = await scrape(TOKEN);
    expect(right.status).toBe(200);
    expect(await right.text()).toContain('mulbit_database_connections{state="used"}');
    expect((await scrape('another-token-entirely')).status).toBe(401);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect(said()).toContain('"path":"/metrics"');
    expect(said()).not.toContain(TOKEN);
  });
});
