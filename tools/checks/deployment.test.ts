import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

describe('the Dockerfile', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const result = stages.at(-1) ?? '';

  it('installs no compiler in any stage', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const stage of stages) expect(stage).not.toMatch(/apt-get|python3|g\+\+|build-essential/);
  });

  it('runs the built server without root, keeps data in a volume and asks /readyz for its health', () => {
    expect(result).toMatch(/^USER node$/m);
    expect(result).toMatch(/^VOLUME \/data$/m);
    expect(result).toMatch(/DATA_DIR=\/data\b/);
    expect(result).toMatch(/^HEALTHCHECK [^]*\/readyz/m);
    expect(result).toMatch(/^CMD \["node", "dist\/server\/index.js"\]$/m);
  });

  it('copies neither the sources nor the development packages into the image', () => {
    const copied = [...result.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what);
    expect(copied).toEqual([
      '--from=packages /app/node_modules node_modules',
      '--from=build /app/dist dist',
      'package.json LICENSE NOTICE ./',
    ]);
  });
});

describe('compose.yaml', () => {
  it('passes every setting that the image does not fix', () => {
    const passed = [...read('compose.yaml').matchAll(/^ {6}([A-Z\d_]+):/gm)].map(([, name]) => name);
    const fixed = ['PORT', 'HOST', 'NODE_ENV', 'DATA_DIR', 'SQLITE_DRIVER'];
    const settings = Object.keys(parseEnv(read('.env.example')));
    expect(settings.filter((name) => !passed.includes(name)).sort()).toEqual(fixed.sort());
  });

  it('contains no password and publishes the site on this machine only', () => {
    const compose = read('compose.yaml');
    expect(compose).toContain('POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?');
    expect(compose).not.toMatch(/PASSWORD:-/);
    expect([...compose.matchAll(/^\s+- '(.*):3000'$/gm)].map(([, from]) => from)).toEqual([
      '127.0.0.1:${PORT:-3000}',
    ]);
  });
});

describe('the systemd unit', () => {
  it('runs the built server as a separate user that may write only its data', () => {
    const unit = read('deploy/mulbit.service');
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'StateDirectory=mulbit',
      'ExecStart=/usr/bin/env node dist/server/index.js',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
  });
});
