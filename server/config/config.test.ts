import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, SettingError, settingNames } from './index';

describe('the settings of a deployment', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { engine: 'sqlite', file: 'data/mulbit.sqlite3' },
      dataDir: './data',
      uploads: null,
      seedDemo: true,
      adminKey: null,
      pushKey: null,
      trustedProxies: 0,
      publicOrigin: null,
      mail: { smtpUrl: null, from: 'no-reply@mulbit.invalid', contact: null },
      loginKeys: { kakao: null, naver: null, google: null, apple: null },
      confirmsEmail: false,
      legalFacts: { operator: null, address: null, officer: null, contact: null },
      backups: { place: null, everyHours: 24, keep: 14, beforeUpgrade: false },
      monitoring: { metricsToken: null, slowStatement: 500 },
      directUrl: null,
      readUrl: null,
      queryUrl: null,
      isPublic: false,
      rateLimits: true,
      statisticsDays: 30,
      upstreams: {
        keys: { youtube: null, newsapi: null, naver: null, dataGoKr: null },
        naverFlavor: 'hub',
        newsDailyLimit: null,
        onbidListService: 'OnbidRlstListSrvc2/getRlstCltrList2',
      },
    });
  });

  it('are all in .env.example, with their defaults', () => {
    const example = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
    expect(readConfig(example)).toEqual(readConfig({}));
  });

  it('each have one row in docs/settings.md, with their default', () => {
    const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| `(\w+)` +\| ([^|]+) \|/gm);
    const documented = [...rows].map(([, name = '', initial = '']) => [name, initial] as const);
    expect(documented.map(([name]) => name).sort()).toEqual([...settingNames].sort());
    const defaults = parseEnv(readFileSync('.env.example', 'utf8'));
    for (const [name, initial] of documented) expect(initial, name).toContain(defaults[name]);
  });

  it('name a provider whose other settings are missing, and read the key of Apple', () => {
    const { loginKeys } = readConfig({ GOOGLE_LOGIN_ID: 'id', GOOGLE_LOGIN_SECRET: 'secret' });
    expect(loginKeys.google).toEqual({ clientId: 'id', secret: 'secret' });
    expect(loginKeys.kakao).toBeNull();
    expect(() => readConfig({ KAKAO_LOGIN_ID: 'id' })).toThrow(/KAKAO_LOGIN_SECRET/);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const apple = { APPLE_LOGIN_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' };
    for (const written of [pem, pem.replaceAll('\n', '\\n')]) {
      const { apple: read } = readConfig({ ...apple, APPLE_PRIVATE_KEY: written }).loginKeys;
      expect(read?.apple?.privateKey.length).toBeGreaterThan(100);
    }
    expect(() => readConfig({ ...apple, APPLE_PRIVATE_KEY: 'secret' })).toThrow(
      /APPLE_PRIVATE_KEY(?!.*secret)/,
    );
  });

  it('keep statistics of YouTube longer than thirty days only with an explicit setting', () => {
    expect(readConfig({ STATISTICS_DAYS: '7' }).statisticsDays).toBe(7);
    expect(() => readConfig({ STATISTICS_DAYS: '31' })).toThrow(/YOUTUBE_DERIVED_METRICS/);
    const agreed = { STATISTICS_DAYS: '90', YOUTUBE_DERIVED_METRICS: 'accepted' };
    expect(readConfig(agreed).statisticsDays).toBe(90);
    for (const wrong of ['0', '366', 'many']) {
      expect(() => readConfig({ ...agreed, STATISTICS_DAYS: wrong })).toThrow(SettingError);
    }
    expect(() => readConfig({ YOUTUBE_DERIVED_METRICS: 'yes' })).toThrow(SettingError);
  });

  it('send backups and pictures to a folder or to S3, which needs its keys', () => {
    const folder = readConfig({ BACKUP_TO: '/srv/backups', BACKUP_EVERY: '6', BACKUP_KEEP: '30' });
    expect(folder.backups).toEqual({
      ...{ place: { kind: 'folder', path: '/srv/backups' }, everyHours: 6, keep: 30 },
      beforeUpgrade: false,
    });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const s3 = {
      endpoint: null,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    };
    expect(readConfig({ BACKUP_TO: 's3://my-bucket/site/', ...keys }).backups.place).toEqual({
      ...{ kind: 's3', bucket: 'my-bucket', prefix: 'site', s3 },
    });
    expect(readConfig({ UPLOADS_TO: 's3://my-bucket/pictures', ...keys }).uploads).toEqual({
      ...{ bucket: 'my-bucket', prefix: 'pictures', s3 },
    });
    for (const [name, wrong] of [
      ['UPLOADS_TO', { UPLOADS_TO: 's3://my-bucket' }],
      ['UPLOADS_TO', { UPLOADS_TO: '/srv/uploads' }],
      ['BACKUP_TO', { BACKUP_TO: 's3://my-bucket' }],
      ['BACKUP_TO', { BACKUP_TO: 's3://', ...keys }],
      ['BACKUP_EVERY', { BACKUP_EVERY: '0' }],
      ['BACKUP_KEEP', { BACKUP_KEEP: '1001' }],
      ['BACKUP_BEFORE_UPGRADE', { BACKUP_BEFORE_UPGRADE: 'on' }],
      ['S3_ENDPOINT', { S3_ENDPOINT: 'storage.example' }],
    ] as const) {
      expect(() => readConfig(wrong)).toThrow(name);
    }
  });

  it('open the metrics only with a token that is hard to guess', () => {
    const token = 'a-token-of-the-operator';
    expect(readConfig({ METRICS_TOKEN: token }).monitoring.metricsToken).toBe(token);
    for (const wrong of ['short', 'a token with spaces', '한글로 적은 지표용 토큰입니다']) {
      expect(() => readConfig({ METRICS_TOKEN: wrong })).toThrow(/METRICS_TOKEN/);
    }
    expect(readConfig({ SLOW_STATEMENT_MS: '0' }).monitoring.slowStatement).toBe(0);
    expect(() => readConfig({ SLOW_STATEMENT_MS: 'slow' })).toThrow(/SLOW_STATEMENT_MS/);
  });

  it('require newcomers to confirm their address only on request', () => {
    expect(readConfig({ SIGNUP_CONFIRM_EMAIL: 'on' }).confirmsEmail).toBe(true);
    expect(readConfig({ SIGNUP_CONFIRM_EMAIL: 'off' }).confirmsEmail).toBe(false);
  });

  it('name the operator for the terms and the privacy policy', () => {
    const { legalFacts } = readConfig({
      OPERATOR_NAME: ' 물빛 주식회사 ',
      OPERATOR_ADDRESS: '서울특별시 종로구 물빛로 1',
      PRIVACY_OFFICER: '  ',
      CONTACT_EMAIL: 'help@mulbit.example',
    });
    expect(legalFacts).toEqual({
      operator: '물빛 주식회사',
      address: '서울특별시 종로구 물빛로 1',
      officer: null,
      contact: 'help@mulbit.example',
    });
  });

  it('put the embedded database into the data folder', () => {
    const { database } = readConfig({ DATA_DIR: '/srv/mulbit' });
    expect(database).toEqual({ engine: 'sqlite', file: '/srv/mulbit/mulbit.sqlite3' });
  });

  it('seed no demo in production by default', () => {
    expect(readConfig({ NODE_ENV: 'production' }).seedDemo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).seedDemo).toBe(true);
    expect(readConfig({ SEED: 'none' }).seedDemo).toBe(false);
  });

  it('support both engines, and count an empty value as absent', () => {
    const url = 'postgres://someone:secret@db.example:5432/mulbit';
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url });
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', 'postgres://[x'],
    ['DATABASE_READ_URL', 'mysql://replica/mulbit'],
    // Without PostgreSQL there is no replica.
    ['DATABASE_READ_URL', 'postgres://replica/mulbit'],
    ['SEED', 'yes'],
    ['ADMIN_KEY', 'short'],
    ['PUSH_PRIVATE_KEY', 'short'],
    // The number of a private key is at least one.
    ['PUSH_PRIVATE_KEY', 'A'.repeat(43)],
    ['NODE_ENV', 'prod'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMITS', 'no'],
    ['OPERATOR_NAME', '물'.repeat(201)],
    ['SIGNUP_CONFIRM_EMAIL', 'yes'],
    ['PUBLIC_URL', 'mulbit.example'],
    ['PUBLIC_URL', 'https://mulbit.example/path'],
  ])('stop the start with a sentence that names %s if its value is %s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^설정 ${name} 값을 쓸 수 없습니다: .+$`));
  });

  it('never repeat a value, which may hold a password', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db/x' });
    expect(read).toThrow(expect.not.stringContaining('hunter2') as Error);
  });

  it('show whether others can reach the site, by its own address or through a proxy', () => {
    const isPublic = (env: Record<string, string>) => readConfig(env).isPublic;
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(isPublic({ HOST })).toBe(false);
    for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'mulbit.example']) {
      expect(isPublic({ HOST })).toBe(true);
    }
    expect(isPublic({ PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
    expect(isPublic({ PUBLIC_URL: 'http://[::1]:3000' })).toBe(false);
    expect(isPublic({ PUBLIC_URL: 'https://mulbit.example' })).toBe(true);
    expect(isPublic({ TRUST_PROXY: '1' })).toBe(true);
  });

  it('turn the limits off only for a local server', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
    expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(/RATE_LIMITS/);
  });
});

describe('the settings of mails', () => {
  it('need the address of the site and a sender', () => {
    const SMTP_URL = 'smtps://user:secret@smtp.example:465';
    const rest = { PUBLIC_URL: 'https://mulbit.example', MAIL_FROM: 'no-reply@mulbit.example' };
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: rest.MAIL_FROM })).toThrow('PUBLIC_URL');
    expect(() => readConfig({ SMTP_URL, PUBLIC_URL: rest.PUBLIC_URL })).toThrow('MAIL_FROM');
    expect(() => readConfig({ ...rest, SMTP_URL: 'http://smtp.example' })).toThrow('SMTP_URL');
    expect(() => readConfig({ CONTACT_EMAIL: 'nobody' })).toThrow('CONTACT_EMAIL');
    expect(readConfig({ ...rest, SMTP_URL }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: rest.MAIL_FROM,
      contact: null,
    });
  });
});
