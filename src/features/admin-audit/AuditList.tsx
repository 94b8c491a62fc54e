import { PagedCard } from '@/components/PagedCard/PagedCard';
import { adminPath } from '@/config/adminPages';
import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { usePages } from '@/state/usePages';
import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import type { AuditEntry } from '@contract/models/audit';
import type { Person } from '@contract/models/person';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { Link } from 'react-router-dom';
import { code, row } from './Audit.css';
import { describeEntry } from './describe';
import { auditPages } from './audit';

/** Returns the page of an entry's subject; null if it has none. */
function pathOf(subject: string): string | null {
  if (/^post\d+$/.test(subject)) return adminPath('reviewPost', subject);
  if (/^sphere/.test(subject)) return adminPath('adminSpheres');
  return /^user\d+$/.test(subject) ? adminPath('adminMember', subject) : null;
}

function Subject({ subject }: { subject: string }) {
  const path = pathOf(subject);
  if (path === null) return <Text variant="meta">{auditTexts.subjects[subject] ?? subject}</Text>;
  return (
    <Text as={Link} to={path} variant="meta" weight="semibold" link>
      {auditTexts.subjects[subject] ?? subject}
    </Text>
  );
}

function Who({ person }: { person: Person }) {
  return (
    <Text as={Link} to={adminPath('adminMember', person.userId)} variant="label" link>
      {person.userName}
    </Text>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { kind, by, subject, about, createdAt } = entry;
  const { words, sql } = describeEntry(entry);
  return (
    <div className={row}>
      <Text as="time" dateTime={createdAt} variant="meta" tone="muted" tabular>
        {seoulTime(Date.parse(createdAt))}
      </Text>
      <span>
        <Badge>{auditKindTexts[kind]}</Badge>
      </span>
      <span>
        {by ? (
          <Who person={by} />
        ) : (
          <Text variant="meta" tone="muted">
            {kind.endsWith('.blind') ? auditTexts.automatic : auditTexts.nobody}
          </Text>
        )}
      </span>
      <Stack gap={4} minWidth={0}>
        <Cluster rowGap={0} columnGap={8}>
          {subject !== by?.userId && subject !== about?.userId && <Subject subject={subject} />}
          {about && about.userId !== by?.userId && <Who person={about} />}
          {words.map((word, at) => (
            <Text key={at} variant="meta">
              {word}
            </Text>
          ))}
        </Cluster>
        {sql !== null && <code className={code}>{sql}</code>}
      </Stack>
    </div>
  );
}

/** The filtered entries, latest first. */
export function AuditList({ search }: { search: string }) {
  return (
    <PagedCard
      label={auditTexts.list}
      pages={usePages(auditPages, search, false)}
      idOf={({ entryId }) => entryId}
      failed={auditTexts.failed}
      empty={auditTexts.empty}
      wholeTo={search !== '' && adminPath('audit')}
      skeleton={
        <div className={row}>
          <Skeleton height={20} />
        </div>
      }
      renderItem={(entry) => <Entry entry={entry} />}
    />
  );
}
