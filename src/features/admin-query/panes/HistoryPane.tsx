import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { adminQueryTexts } from '@/texts/admin/query';
import type { RanQuery } from '@contract/models/query';
import { timeAgo } from '@contract/rules/site/time';
import { useId, useState } from 'react';
import * as styles from '../AdminQuery.css';
import { writeValue, type QueryForm } from '../form/queryForm';

interface HistoryPaneProps {
  entries: readonly RanQuery[];
  onLoad: (form: QueryForm) => void;
  onRerun: (form: QueryForm, isPlan: boolean) => void;
}

const formOf = ({ query, params }: RanQuery): QueryForm => ({
  sql: query,
  values: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, writeValue(value)]),
  ),
});

/** The admin's own last queries, each of which can be loaded or run again. */
export function HistoryPane({ entries, onLoad, onRerun }: HistoryPaneProps) {
  const [now] = useState(() => Date.now());
  const id = useId();
  const idOf = ({ entryId }: RanQuery) => `${id}-${entryId}`;
  if (entries.length === 0) return <Text as="p">{adminQueryTexts.historyEmpty}</Text>;
  return (
    <ul aria-label={adminQueryTexts.history}>
      {entries.map((entry) => {
        const isOk = entry.outcome === 'ok';
        return (
          <Box
            as="li"
            display="flex"
            flexDirection="column"
            key={entry.entryId}
            gap={8}
            paddingY={12}
            className={styles.row}
          >
            <div className={styles.sql} id={idOf(entry)}>
              <Text lines={3} preserveLines>
                {entry.query}
              </Text>
            </div>
            <Cluster columnGap={8} rowGap={4}>
              {isOk ? (
                <Badge tone="success">{adminQueryTexts.ranWell}</Badge>
              ) : (
                <Text variant="meta" tone="danger">
                  {entry.outcome}
                </Text>
              )}
              {entry.explain && <Badge>{adminQueryTexts.plan}</Badge>}
              <Text variant="meta" tone="muted" tabular>
                {[
                  entry.rows !== null && adminQueryTexts.rows(entry.rows),
                  adminQueryTexts.seconds(entry.durationMs),
                  timeAgo(Date.parse(entry.createdAt), Math.max(now, Date.parse(entry.createdAt))),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Cluster>
            <Cluster>
              <Button
                variant="soft"
                size="sm"
                aria-describedby={idOf(entry)}
                onClick={() => onLoad(formOf(entry))}
              >
                {adminQueryTexts.load}
              </Button>
              <Button
                variant="outline"
                size="sm"
                aria-describedby={idOf(entry)}
                onClick={() => onRerun(formOf(entry), entry.explain)}
              >
                {adminQueryTexts.rerun}
              </Button>
            </Cluster>
          </Box>
        );
      })}
    </ul>
  );
}
