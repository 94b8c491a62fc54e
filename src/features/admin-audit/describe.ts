import { auditTexts } from '@/texts/admin/audit';
import { adminModerationTexts } from '@/texts/admin/moderation';
import { adminSettingsTexts } from '@/texts/admin/settings';
import { identityTexts } from '@/texts/identity';
import { pinTexts } from '@/texts/pins';
import type { AuditEntry } from '@contract/models/audit';
import type { Moderation } from '@contract/models/moderation';
import type { RanQuery } from '@contract/models/query';
import type { Settings } from '@contract/models/settings';
import type { PinScope } from '@contract/rules/posts/pins';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { readSignInDetail } from '@contract/rules/members/sign-ins';
import { regionName } from '@contract/testers/choices';
import type { Suspension } from '@contract/rules/members/suspension';

/** The details of an entry, apart from its actor, time and subject. */
export interface Description {
  /** Its sentences, in order. */
  words: string[];
  /** The text of a query. */
  sql: string | null;
}

type Entry = Pick<AuditEntry, 'kind' | 'detail' | 'before' | 'after'>;

interface StoredPin {
  scope: PinScope;
  until: number | null;
}

const parsed = (json: string | null): unknown => JSON.parse(json ?? 'null');
const said = (...words: (string | null | undefined)[]): Description => ({
  words: words.filter((word): word is string => Boolean(word)),
  sql: null,
});

function signIn(detail: string): Description {
  const { address, device, email } = readSignInDetail(detail);
  return said(email, device && auditTexts.devices[device], address);
}

function query(detail: string): Description {
  const { query: sql, outcome, rows, durationMs } = parsed(detail) as RanQuery;
  const result = outcome === 'ok' ? auditTexts.ran(rows ?? 0, durationMs) : outcome;
  return { words: [result], sql };
}

function settings(before: string | null, after: string | null): Description {
  const was = parsed(before) as Partial<Settings>;
  const is = Object.entries(parsed(after) as Partial<Settings>) as [keyof Settings, unknown][];
  const labels = { ...adminSettingsTexts.switches, ...identityTexts.fields };
  const shown = (value: unknown) => {
    if (typeof value === 'boolean') return auditTexts.isOn(value);
    return typeof value === 'string' && value !== '' ? value : auditTexts.none;
  };
  return said(
    ...is.map(([name, value]) => {
      const change = auditTexts.change(shown(was[name]), shown(value));
      return `${labels[name].label}: ${change}`;
    }),
  );
}

/** The changed values of the moderation; of a list the number of its entries. */
function moderation(before: string | null, after: string | null): Description {
  const [was, now] = [parsed(before) as Moderation, parsed(after) as Moderation];
  const names = Object.keys(now) as (keyof Moderation)[];
  const shown = (all: Moderation, name: keyof Moderation) => {
    if (name === 'forbiddenAct') return adminModerationTexts.acts[all[name]];
    const { [name]: value } = all;
    return typeof value === 'number' ? String(value) : auditTexts.entries(value.length);
  };
  return said(
    ...names.map((name) => {
      const { [name]: label } = adminModerationTexts;
      return `${label}: ${auditTexts.change(shown(was, name), shown(now, name))}`;
    }),
  );
}

type SphereField = keyof typeof auditTexts.sphereFields;

/** The changed fields of a sphere; all fields of a new one. */
function sphere(detail: string, before: string | null, after: string | null): Description {
  const was = parsed(before) as Partial<Record<SphereField, string | boolean>> | null;
  const is = Object.entries(parsed(after) as Record<SphereField, string | boolean>);
  const shown = (value: string | boolean | undefined) =>
    typeof value === 'string' ? value : auditTexts.isClosed(value ?? false);
  const changes = is.map(([name, value]) => {
    const { [name as SphereField]: field } = auditTexts.sphereFields;
    return `${field}: ${auditTexts.change(shown(was?.[name as SphereField]), shown(value))}`;
  });
  return said(detail, ...(was ? changes : []));
}

function suspension(detail: string, after: string | null): Description {
  const { until } = parsed(after) as Suspension;
  const end = until === null ? auditTexts.forGood : auditTexts.until(seoulTime(until));
  return said(end, detail);
}

function pin(after: string | null): Description {
  const { scope, until } = parsed(after) as StoredPin;
  const end = until === null ? auditTexts.forGood : auditTexts.until(seoulTime(until));
  return said(pinTexts.scopes[scope], end);
}

function report(detail: string, after: string | null): Description {
  const { action, reports } = parsed(after) as {
    action: keyof typeof auditTexts.actions;
    reports: number;
  };
  return said(auditTexts.actions[action], auditTexts.reports(reports), detail);
}

/** Describes the main conditions of an import; the file has all of them. */
function conditions(detail: string): string[] {
  if (detail === '') return [];
  const { region, date, q, query } = parsed(detail) as Partial<Record<string, string>>;
  return said(region && regionName(region), date, q ?? query).words;
}

function saved(detail: string, after: string | null): Description {
  const { saved: fresh, known } = parsed(after) as { saved: number; known: number };
  return said(auditTexts.saved(fresh, known), ...conditions(detail));
}

function takenBack(after: string | null): Description {
  const { removed, kept } = parsed(after) as { removed: number; kept: number };
  return said(auditTexts.takenBack(removed, kept));
}

const isField = (name: string): name is keyof typeof auditTexts.fields => name in auditTexts.fields;

function described({ kind, detail, before, after }: Entry): Description {
  switch (kind) {
    case 'login.success':
    case 'login.failure':
    case 'password.change':
    case 'password.reset':
    case 'email.change':
    case 'password.failure':
    case 'passkey.add':
    case 'passkey.remove':
    case 'provider.add':
    case 'provider.remove':
    case 'factor.setup':
    case 'factor.remove':
    case 'factor.codes':
    case 'factor.recovery':
    case 'factor.failure':
      return signIn(detail);
    case 'query.run':
      return query(detail);
    case 'query.save':
    case 'query.remove':
      return { words: [detail], sql: after ?? before };
    case 'settings.update':
      return settings(before, after);
    case 'moderation.update':
      return moderation(before, after);
    case 'sphere.create':
    case 'sphere.update':
      return sphere(detail, before, after);
    case 'sphere.order':
      return said(auditTexts.orderOf((parsed(after) as string[]).length));
    case 'member.suspend':
      return suspension(detail, after);
    case 'post.pin':
      return pin(after);
    case 'member.level':
      return said(auditTexts.change(auditTexts.level(before), auditTexts.level(after)));
    case 'post.blind':
    case 'comment.blind':
      return said(auditTexts.reports((parsed(after) as { reports: number }).reports));
    case 'report.resolve':
      return report(detail, after);
    case 'video.import':
    case 'video.save':
      return saved(detail, after);
    case 'video.undo':
      return takenBack(after);
    case 'video.redo':
      return said(auditTexts.broughtBack((parsed(after) as { restored: number }).restored));
    case 'channel.collect':
      return said(...conditions(detail));
    case 'post.update':
      return said(
        ...detail.split(', ').map((name) => (isField(name) ? auditTexts.fields[name] : name)),
      );
    case 'post.undo':
      return said(auditTexts.undone[detail as keyof typeof auditTexts.undone]);
    default:
      return said(detail);
  }
}

/** Describes an entry in words; shows an entry of unknown form as it was stored. */
export function describeEntry(entry: Entry): Description {
  try {
    return described(entry);
  } catch {
    const { detail, before, after } = entry;
    return said(detail, before, after);
  }
}
