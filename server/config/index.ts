import { join } from 'node:path';
import type { OperatorFacts } from '@contract/rules/site/legal';
import { STATISTICS_DAYS } from '@contract/rules/rankings/ranking-tables';
import { ONBID_LIST } from '@contract/testers/real-estate';
import * as v from 'valibot';
import { backupSettings, backupsOf, type BackupConfig } from './backups';
import { loginKeysOf, loginSettings, type LoginKeyTable } from './login-keys';
import { isLoopback } from './loopback';
import { monitoringOf, monitoringSettings, type MonitoringConfig } from './monitoring';
import { pushKeysOf } from './push-keys';
import { s3PlaceOf, s3Settings, type S3Place } from './s3';
import { upstreamKeys, type UpstreamConfig } from './upstreams';
import { originOf, wholeNumber } from './values';

export type { UpstreamConfig };

/** The settings of a deployment, read and checked once at the start. */
export interface Config {
  port: number;
  host: string;
  database: DatabaseConfig;
  dataDir: string;
  /** Where uploaded pictures are; null for the folder `uploads` of `dataDir`. */
  uploads: S3Place | null;
  /** Whether an empty database gets the demo content and accounts. */
  seedDemo: boolean;
  /** The configured key; null if one is generated. */
  adminKey: string | null;
  /** The configured private key for pushes; null if one is generated. */
  pushKey: string | null;
  backups: BackupConfig;
  monitoring: MonitoringConfig;
  /** PostgreSQL's own address, if `database` is a pooler's; null if not. */
  directUrl: string | null;
  /** A read replica of the database; null without one. */
  readUrl: string | null;
  /** The query tool's own role on PostgreSQL; null if it is not set up. */
  queryUrl: string | null;
  /** The keys of third parties and the related settings. */
  upstreams: UpstreamConfig;
  /** The retention of YouTube's statistics, days. */
  statisticsDays: number;
  /** The number of proxies that append to `X-Forwarded-For`; 0 ignores the header. */
  trustedProxies: number;
  /** The site's address, without a path; null takes it from the request. */
  publicOrigin: string | null;
  mail: MailConfig;
  /** The keys of the providers whose accounts can sign in. */
  loginKeys: LoginKeyTable;
  /** Whether newcomers have to confirm their address before they write. */
  confirmsEmail: boolean;
  /** The operator's facts for the terms and the privacy policy. */
  legalFacts: OperatorFacts;
  /** Whether others than this machine can reach the site, by its own address or through a proxy. */
  isPublic: boolean;
  /** False only if the bench and browser tests send more than a person would. */
  rateLimits: boolean;
  /** How long the server may take to render a page before the browser does, ms; defaults to the renderer's value. */
  renderTimeout?: number;
}

/** The drivers for SQLite, best first: `sqlite3` is the package, `node` is Node's own. */
export const sqliteDrivers = ['sqlite3', 'node'] as const;
export type SqliteDriverName = (typeof sqliteDrivers)[number];

/** The engine and place of the database; without a driver the best available one is used. */
export type DatabaseConfig =
  | { engine: 'sqlite'; file: string; driver?: SqliteDriverName }
  | { engine: 'postgres'; url: string };

/** The reason why the server does not start; its message addresses the person who starts it. */
export class StartError extends Error {}

/** How the site sends mails. */
export interface MailConfig {
  /** The SMTP server; null writes each mail into a file. */
  smtpUrl: string | null;
  /** The address that mails come from. */
  from: string;
  /** The operator's address for members' questions; null if not set. */
  contact: string | null;
}

/** A setting with an unusable value. */
export class SettingError extends StartError {}

const key = v.optional(v.string());

/** A few words for a page. */
const words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '200자 이하여야 합니다.')));

/** The sender of mails that are only written to files. */
const NO_SENDER = 'no-reply@mulbit.invalid';

const address = v.optional(v.pipe(v.string(), v.email('이메일 주소여야 합니다.')));

const MOST_STATISTICS_DAYS = 365;

const postgresUrl = v.optional(
  v.pipe(
    v.string(),
    v.check((url) => databaseOf(url)?.engine === 'postgres', '"postgres://…" 형식이어야 합니다.'),
  ),
);

// Each sentence describes the valid values; `refuse` puts the setting's name in front of it.
const SettingsSchema = v.object({
  PORT: v.optional(wholeNumber(65_535, '0에서 65535 사이의 정수여야 합니다.'), '3000'),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, '호스트 이름이나 IP 주소여야 합니다.')),
    '127.0.0.1',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => databaseOf(url) !== null,
        '"sqlite:파일 경로" 또는 "postgres://…" 형식이어야 합니다.',
      ),
      v.transform((url) => databaseOf(url) as DatabaseConfig),
    ),
  ),
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  QUERY_DATABASE_URL: postgresUrl,
  SQLITE_DRIVER: v.optional(v.picklist(sqliteDrivers, 'sqlite3 또는 node여야 합니다.')),
  DATA_DIR: v.optional(v.string(), './data'),
  SEED: v.optional(v.picklist(['demo', 'none'], 'demo 또는 none이어야 합니다.')),
  ADMIN_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(12, '12자 이상이어야 합니다.'),
      v.maxLength(200, '200자 이하여야 합니다.'),
    ),
  ),
  PUSH_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => pushKeysOf(key) !== null,
        'base64url로 적은 VAPID 비밀 키(43자)여야 합니다.',
      ),
    ),
  ),
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      'development, production, test 중 하나여야 합니다.',
    ),
  ),
  TRUST_PROXY: v.optional(wholeNumber(10, '앞에 둔 프록시의 수(0에서 10)여야 합니다.'), '0'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => originOf(url) !== null,
        '경로 없이 "https://…" 형식의 사이트 주소여야 합니다.',
      ),
      v.transform((url) => originOf(url) as string),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
        '"smtp://사용자:비밀번호@호스트:포트" 또는 "smtps://…" 형식이어야 합니다.',
      ),
    ),
  ),
  MAIL_FROM: address,
  CONTACT_EMAIL: address,
  SIGNUP_CONFIRM_EMAIL: v.optional(v.picklist(['on', 'off'], 'on 또는 off여야 합니다.'), 'off'),
  OPERATOR_NAME: words,
  OPERATOR_ADDRESS: words,
  PRIVACY_OFFICER: words,
  ...s3Settings,
  ...backupSettings,
  ...monitoringSettings,
  ...loginSettings,
  RENDER_TIMEOUT: v.optional(wholeNumber(60_000, '밀리초(60000 이하의 정수)여야 합니다.')),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'on 또는 off여야 합니다.'), 'on'),
  YOUTUBE_API_KEY: key,
  NEWS_API_KEY: key,
  NAVER_CLIENT_ID: key,
  NAVER_CLIENT_SECRET: key,
  DATA_GO_KR_KEY: key,
  NAVER_FLAVOR: v.optional(v.picklist(['openapi', 'hub'], 'openapi 또는 hub여야 합니다.')),
  ONBID_LIST_SERVICE: v.optional(
    v.pipe(v.string(), v.regex(/^\w+\/\w+$/, '"서비스/오퍼레이션" 형식이어야 합니다.')),
  ),
  STATISTICS_DAYS: v.optional(
    v.pipe(
      wholeNumber(MOST_STATISTICS_DAYS, '1에서 365 사이의 정수여야 합니다.'),
      v.minValue(1, '1에서 365 사이의 정수여야 합니다.'),
    ),
  ),
  YOUTUBE_DERIVED_METRICS: v.optional(v.literal('accepted', 'accepted만 쓸 수 있습니다.')),
  NEWSAPI_DAILY_LIMIT: v.optional(wholeNumber(999_999, '하루 호출 한도(정수)여야 합니다.')),
});

/** The names of all settings that the server reads. */
export const settingNames = Object.keys(SettingsSchema.entries);

function databaseOf(url: string): DatabaseConfig | null {
  const file = /^sqlite:(?:\/\/)?(?!:memory:)(.+)$/.exec(url)?.[1];
  if (file !== undefined) return { engine: 'sqlite', file };
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) return null;
  return { engine: 'postgres', url };
}

/** Names the setting and describes valid values. It hides the value, which may be a password. */
function refuse(name: string, sentence: string): never {
  throw new SettingError(`설정 ${name} 값을 쓸 수 없습니다: ${sentence}`);
}

/**
 * Reads the settings from an environment; an empty value counts as absent.
 * @throws SettingError naming the first wrong one
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(SettingsSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    return refuse(v.getDotPath(issue) ?? '', issue.message);
  }
  const { output } = result;
  if (output.RATE_LIMITS === 'off' && !isLoopback(output.HOST)) {
    return refuse('RATE_LIMITS', 'off는 HOST가 이 컴퓨터(127.0.0.1)일 때만 쓸 수 있습니다.');
  }
  const statisticsDays = output.STATISTICS_DAYS ?? STATISTICS_DAYS;
  if (statisticsDays > STATISTICS_DAYS && output.YOUTUBE_DERIVED_METRICS !== 'accepted') {
    return refuse(
      'STATISTICS_DAYS',
      'YouTube의 추가 약관에 동의하고 YOUTUBE_DERIVED_METRICS=accepted를 함께 설정해야 30일을 넘길 수 있습니다.',
    );
  }
  const publicOrigin = output.PUBLIC_URL ?? null;
  const { SMTP_URL: smtpUrl = null, MAIL_FROM: from, CONTACT_EMAIL: contact = null } = output;
  // A link with the host of a request's Host header would give its token to others.
  if (smtpUrl !== null && publicOrigin === null) {
    return refuse('SMTP_URL', '메일의 링크에 쓸 사이트 주소를 PUBLIC_URL로 함께 설정해야 합니다.');
  }
  if (smtpUrl !== null && from === undefined) {
    return refuse('SMTP_URL', '보내는 사람의 주소를 MAIL_FROM으로 함께 설정해야 합니다.');
  }
  const names = [output.HOST, ...(publicOrigin === null ? [] : [new URL(publicOrigin).hostname])];
  const file = join(output.DATA_DIR, 'mulbit.sqlite3');
  const database: DatabaseConfig = output.DATABASE_URL ?? { engine: 'sqlite', file };
  if (output.DATABASE_READ_URL !== undefined && database.engine === 'sqlite') {
    return refuse('DATABASE_READ_URL', '설정 DATABASE_URL이 PostgreSQL일 때만 쓸 수 있습니다.');
  }
  const driver = output.SQLITE_DRIVER;
  const seed = output.SEED ?? (output.NODE_ENV === 'production' ? 'none' : 'demo');
  return {
    port: output.PORT,
    host: output.HOST,
    database: driver && database.engine === 'sqlite' ? { ...database, driver } : database,
    dataDir: output.DATA_DIR,
    uploads: s3PlaceOf(output.UPLOADS_TO ?? '', 'UPLOADS_TO', output, refuse),
    seedDemo: seed === 'demo',
    adminKey: output.ADMIN_KEY ?? null,
    pushKey: output.PUSH_PRIVATE_KEY ?? null,
    backups: backupsOf(output, refuse),
    monitoring: monitoringOf(output),
    directUrl: output.DATABASE_DIRECT_URL ?? null,
    readUrl: output.DATABASE_READ_URL ?? null,
    queryUrl: output.QUERY_DATABASE_URL ?? null,
    upstreams: {
      keys: upstreamKeys(output),
      naverFlavor: output.NAVER_FLAVOR ?? 'hub',
      onbidListService: output.ONBID_LIST_SERVICE ?? ONBID_LIST,
      newsDailyLimit: output.NEWSAPI_DAILY_LIMIT ?? null,
    },
    statisticsDays,
    trustedProxies: output.TRUST_PROXY,
    publicOrigin,
    mail: { smtpUrl, from: from ?? NO_SENDER, contact },
    loginKeys: loginKeysOf(output, refuse),
    confirmsEmail: output.SIGNUP_CONFIRM_EMAIL === 'on',
    legalFacts: {
      operator: output.OPERATOR_NAME || null,
      address: output.OPERATOR_ADDRESS || null,
      officer: output.PRIVACY_OFFICER || null,
      contact,
    },
    isPublic: output.TRUST_PROXY > 0 || !names.every(isLoopback),
    rateLimits: output.RATE_LIMITS === 'on',
    ...(output.RENDER_TIMEOUT !== undefined && { renderTimeout: output.RENDER_TIMEOUT }),
  };
}
