import { Button } from '@/design/components/Button/Button';
import { Spread } from '@/design/components/Spread/Spread';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { DataTable, type TableRow } from '@/design/components/DataTable/DataTable';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { Badge } from '@/design/components/Badge/Badge';
import { DownloadIcon } from '@/design/icons/icons';
import { showToastAtom } from '@/state/toasts';
import { adminQueryTexts } from '@/texts/admin/query';
import { tsvOf } from '@contract/rules/text/tsv';
import { useSetAtom } from 'jotai';
import { memo, useMemo } from 'react';
import type { QueryAnswer } from './useQueryRun';
import { downloadFile } from '@/design/browser/downloadFile';
import { csvOf } from '@contract/rules/text/csv';
import { seoulDay } from '@contract/rules/site/time';
import { plan, planLine } from '../AdminQuery.css';

/** The plan of the query, one step per line; indents show the nesting. */
function QueryPlan({ answer }: { answer: QueryAnswer }) {
  const [column] = answer.columns;
  const lines = column ? answer.data.map((row) => String(row[column.name])) : [];
  return (
    <Stack gap={12} padding={20}>
      <Heading>{adminQueryTexts.plan}</Heading>
      <Text as="p" variant="meta" tone="muted">
        {adminQueryTexts.planOf}
      </Text>
      <ol className={plan} aria-label={adminQueryTexts.plan}>
        {lines.map((line, at) => (
          <li key={at} className={planLine}>
            {line}
          </li>
        ))}
      </ol>
    </Stack>
  );
}

const nameOf = ({ count, truncated }: QueryAnswer, at: number) =>
  adminQueryTexts.fileName(seoulDay(at), count, truncated);

/** Saves an answer as CSV; formulas in it are not executed by spreadsheets. */
function exportCsv(answer: QueryAnswer, at: number): void {
  const names = answer.columns.map(({ name }) => name);
  const rows = answer.data.map((row) => names.map((name) => row[name] ?? null));
  downloadFile(`${nameOf(answer, at)}.csv`, csvOf(names, rows), 'text/csv;charset=utf-8');
}

/** Saves an answer in the form of the API, with a note if rows are missing. */
function exportJson(answer: QueryAnswer, at: number): void {
  const { columns, data, count, truncated } = answer;
  const text = JSON.stringify({ count, truncated, columns, data }, null, 2);
  downloadFile(`${nameOf(answer, at)}.json`, text, 'application/json');
}

interface QueryResultProps {
  answer: QueryAnswer;
  isPlan: boolean;
  /** When the answer came, ms. */
  at: number;
}

/** Converts the rows for the table: the answer has values by name, the table by column index. */
function rowsOf({ columns, data }: QueryAnswer): TableRow[] {
  return data.map((row) => columns.map(({ name }) => row[name] ?? null));
}

function Rows({ answer }: { answer: QueryAnswer }) {
  const showToast = useSetAtom(showToastAtom);
  const rows = useMemo(() => rowsOf(answer), [answer]);
  const columns = useMemo(
    () =>
      answer.columns.map(({ name, type }) => ({
        label: name,
        align: type === 'number' ? ('end' as const) : ('start' as const),
      })),
    [answer],
  );
  return (
    <DataTable
      label={adminQueryTexts.result}
      columns={columns}
      rows={rows}
      texts={adminQueryTexts.table}
      writeCells={tsvOf}
      onCopied={(isCopied) =>
        showToast(
          isCopied
            ? { text: adminQueryTexts.copied, tone: 'success' }
            : { text: adminQueryTexts.copyFailed, tone: 'danger' },
        )
      }
    />
  );
}

/** The number of rows, the duration, a note if rows are missing, and the rows. */
export const QueryResult = memo(function QueryResult({ answer, isPlan, at }: QueryResultProps) {
  const { count, truncated, durationMs, data } = answer;
  if (isPlan) return <QueryPlan answer={answer} />;
  return (
    <>
      <Spread flexWrap="wrap" gap={12} padding={16}>
        <Stack gap={4}>
          <Row gap={8} alignItems="baseline">
            <Heading tabular>{adminQueryTexts.count(count)}</Heading>
            <Text variant="meta" tone="muted" tabular>
              {adminQueryTexts.seconds(durationMs)}
            </Text>
          </Row>
          {truncated && <Badge tone="warning">{adminQueryTexts.truncated(count)}</Badge>}
        </Stack>
        {data.length > 0 && (
          <Cluster>
            <Button
              variant="soft"
              size="sm"
              icon={<DownloadIcon size="sm" />}
              onClick={() => exportCsv(answer, at)}
            >
              {adminQueryTexts.exportCsv}
            </Button>
            <Button
              variant="soft"
              size="sm"
              icon={<DownloadIcon size="sm" />}
              onClick={() => exportJson(answer, at)}
            >
              {adminQueryTexts.exportJson}
            </Button>
          </Cluster>
        )}
      </Spread>
      {data.length > 0 ? (
        <Rows key={at} answer={answer} />
      ) : (
        <Stack alignItems="center" padding={24}>
          <Text as="p" tone="muted">
            {adminQueryTexts.empty}
          </Text>
        </Stack>
      )}
    </>
  );
});
