import { PagedCard } from '@/components/PagedCard/PagedCard';
import { Badge } from '@/design/components/Badge/Badge';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Text } from '@/design/components/Text/Text';
import { usePages } from '@/state/usePages';
import { auditTexts } from '@/texts/admin/audit';
import { auditKindTexts } from '@contract/auditTexts';
import { failureText } from '@/texts/errors';
import type { AuditEntry } from '@contract/models/audit';
import { seoulTime } from '@contract/rules/seoul-time';
import { row } from './Audit.css';
import { auditPages } from './auditPages';

function Entry({ entry }: { entry: AuditEntry }) {
  const { kind, by, subject, about, detail, before, after, createdAt } = entry;
  const change = [before, after].filter((one) => one !== null).join(' → ');
  return (
    <div className={row}>
      <Text as="time" dateTime={createdAt} variant="meta" tone="muted" tabular>
        {seoulTime(Date.parse(createdAt))}
      </Text>
      <span>
        <Badge>{auditKindTexts[kind]}</Badge>
      </span>
      <Text variant="meta" weight="semibold">
        {by ? `${by.userName} (${by.userId})` : auditTexts.nobody}
      </Text>
      <Text as="p" variant="meta">
        {[subject, about && auditTexts.about(about.userName), detail].filter(Boolean).join(' · ')}
        {change && (
          <>
            {' '}
            <Text variant="caption" tone="muted">
              {change}
            </Text>
          </>
        )}
      </Text>
    </div>
  );
}

/** The entries that the filters leave, the latest first. */
export function AuditList({ search }: { search: string }) {
  const { list, reload, more } = usePages(auditPages, search, false);
  return (
    <PagedCard
      label={auditTexts.list}
      status={list.status}
      failed={failureText(list.error, auditTexts.failed)}
      empty={auditTexts.empty}
      next={list.nextCursor === null ? null : list.next}
      skeleton={
        <div className={row}>
          <Skeleton height={20} />
        </div>
      }
      onRetry={reload}
      onMore={more}
      items={list.items.map((entry) => ({
        id: entry.entryId,
        content: <Entry entry={entry} />,
      }))}
    />
  );
}
