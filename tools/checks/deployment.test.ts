import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
      '--from=packages /app/package.json /app/sbom.json ./',
      '--from=build /app/dist dist',
      'LICENSE NOTICE ./',
      '--from=build --chown=node:node /empty /data',
      '--from=build --chown=node:node /empty /backups',
    ]);
  });

  it('builds for every processor without emulating it: only the last stage is of it, and runs nothing', () => {
    for (const stage of stages.slice(0, -1)) expect(stage).toMatch(/^--platform=\$BUILDPLATFORM /);
    expect(result).not.toMatch(/--platform|^RUN /m);
  });

  it('keeps only the packages that the built server loads, and fails if one is unknown', () => {
    const dir = mkdtempSync(join(tmpdir(), 'mulbit-image-'));
    const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
    const reduce = () =>
      spawnSync(process.execPath, [resolve('tools/image-packages.mjs')], { cwd: dir }).status;
    mkdirSync(join(dir, 'dist/server'), { recursive: true });
    const dependencies = { '@koa/router': '1.0.0', koa: '1.0.0', pg: '1.0.0', react: '1.0.0' };
    write('package.json', JSON.stringify({ name: 'mulbit', dependencies, scripts: {} }));
    write(
      'dist/server/index.js',
      `import Koa from "koa";\nimport fs from "node:fs";\nimport { a } from "./a.js";\nawait import("pg");\nimport Router from "@koa/router/x";\n`,
    );
    expect(reduce()).toBe(0);
    const left = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as object;
    const { react: _, ...kept } = dependencies;
    expect(left).toEqual({ name: 'mulbit', private: true, dependencies: kept });
    write('dist/server/other.js', 'import unknown from "unknown";');
    expect(reduce()).toBe(1);
    rmSync(dir, { recursive: true });
  });
});

describe('compose.yaml', () => {
  it('passes every setting that the image does not fix', () => {
    const passed = [...read('compose.yaml').matchAll(/^ {6}([A-Z\d_]+):/gm)].map(
      ([, name]) => name,
    );
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

describe('the examples of proxies', () => {
  const caddies = ['deploy/Caddyfile', 'deploy/Caddyfile.two'].map(read);
  const haproxy = read('deploy/haproxy.cfg');
  const nginx = read('deploy/nginx.conf');

  it('do not open the metrics to the world', () => {
    for (const caddy of caddies) expect(caddy).toContain('respond /metrics 404');
    expect(haproxy).toContain('http-request return status 404 if { path /metrics }');
    expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/);
  });

  it('name each request themselves, whatever a visitor sends', () => {
    for (const caddy of caddies) {
      expect(caddy).toContain('header_up X-Request-Id {http.request.uuid}');
      expect(caddy).toContain('header_up -traceparent');
    }
    expect(nginx).toMatch(/X-Request-Id \$request_id;\s+proxy_set_header traceparent '';/);
    expect(haproxy).toMatch(/X-Request-Id %\[uuid\]\s+http-request del-header traceparent/);
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
      'StateDirectory=mulbit/backups',
      'ExecStart=/usr/bin/env node dist/server/index.js',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
  });
});
