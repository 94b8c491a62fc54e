import { adminPath } from '@/config/adminPages';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { reportQueueTexts } from '@/texts/admin/reports';
import { reasonTexts } from '@/texts/report';
import type { ReportCase } from '@contract/models/report';
import { timeAgo } from '@contract/rules/site/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reports } from './ReportRow.css';

/** How many reports a row shows until it is expanded. */
const SHOWN_FIRST = 3;

interface CaseReportsProps {
  of: ReportCase;
  /** The current time, for the age of the reports, ms. */
  now: number;
}

/** The reports of a case: who reported it, the reason, the text and the time. */
export function CaseReports({ of, now }: CaseReportsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? of.reports : of.reports.slice(0, SHOWN_FIRST);
  const hidden = of.reportCount - shown.length;
  return (
    <>
      <ul className={reports}>
        {shown.map(({ reportId, reporterId, reporterName, reason, note, createdAt }) => (
          <Cluster as="li" key={reportId} gap={8} alignItems="baseline">
            <Badge>{reasonTexts[reason]}</Badge>
            <Text as={Link} to={adminPath('adminMember', reporterId)} variant="meta" link>
              {reporterName}
            </Text>
            <Text as="time" dateTime={createdAt} variant="caption" tone="muted">
              {timeAgo(Date.parse(createdAt), now)}
            </Text>
            {note && <Text variant="meta">{note}</Text>}
          </Cluster>
        ))}
      </ul>
      {hidden > 0 && !isOpen && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
            {reportQueueTexts.more(hidden)}
          </Button>
        </div>
      )}
      {hidden > 0 && isOpen && (
        <Text as="p" variant="caption" tone="muted">
          {reportQueueTexts.latestOnly(shown.length)}
        </Text>
      )}
    </>
  );
}
