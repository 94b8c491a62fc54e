import { PaneFrame } from '@/components/PaneFrame/PaneFrame';
import { Tabs } from '@/design/components/Tabs/Tabs';
import type { Remote } from '@/state/remote';
import { adminQueryTexts } from '@/texts/admin/query';
import type { RanQuery } from '@contract/models/query';
import { useState } from 'react';
import { side } from '../AdminQuery.css';
import { HistoryPane } from './HistoryPane';
import type { QueryForm } from '../form/queryForm';
import { SavedPane } from './SavedPane';
import type { QuerySchema } from '../form/vocabulary';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Spread } from '@/design/components/Spread/Spread';
import { Row } from '@/design/components/Row/Row';
import { ChevIcon, UpIcon } from '@/design/icons/icons';
import * as styles from '../AdminQuery.css';

interface NameButtonProps {
  name: string;
  onInsert: (name: string) => void;
}

function NameButton({ name, onInsert }: NameButtonProps) {
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={adminQueryTexts.insert(name)}
      onClick={() => onInsert(name)}
    >
      {name}
    </button>
  );
}

interface SchemaTableProps {
  table: QuerySchema['tables'][number];
  onInsert: (name: string) => void;
}

function SchemaTable({ table, onInsert }: SchemaTableProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, rows, columns } = table;
  return (
    <li className={styles.row}>
      <Spread gap={4} paddingY={4}>
        <NameButton name={name} onInsert={onInsert} />
        <Row gap={4}>
          <Text variant="meta" tone="muted" tabular>
            {adminQueryTexts.rows(rows)}
          </Text>
          <IconButton
            size="sm"
            tone="muted"
            label={adminQueryTexts.columnsOf(name)}
            icon={isOpen ? <UpIcon /> : <ChevIcon />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </Row>
      </Spread>
      {isOpen && (
        <Stack as="ul" gap={0} paddingBottom={8} aria-label={adminQueryTexts.columnsOf(name)}>
          {columns.map((column) => (
            <Spread as="li" key={column.name}>
              <NameButton name={column.name} onInsert={onInsert} />
              <Text variant="meta" tone="muted">
                {column.note}
              </Text>
            </Spread>
          ))}
        </Stack>
      )}
    </li>
  );
}

interface SchemaPaneProps {
  schema: QuerySchema;
  onInsert: (name: string) => void;
}

/** The permitted tables with their row counts; pressing a name inserts it into the query. */
function SchemaPane({ schema, onInsert }: SchemaPaneProps) {
  return (
    <ul aria-label={adminQueryTexts.schema}>
      {schema.tables.map((table) => (
        <SchemaTable key={table.name} table={table} onInsert={onInsert} />
      ))}
    </ul>
  );
}

/** Lists the queries that are refused, and the reasons. */
function HelpPane() {
  return (
    <Stack as="ul" gap={12}>
      {adminQueryTexts.helpRules.map(({ title, text }) => (
        <Stack as="li" key={title} gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text as="p" variant="meta" tone="muted">
            {text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

interface Loaded<T> {
  state: Remote<T>;
  retry: () => void;
}

interface QueryPanesProps {
  sql: string;
  schema: Loaded<QuerySchema>;
  history: Loaded<RanQuery[]>;
  onInsert: (name: string) => void;
  onLoad: (form: QueryForm) => void;
  onRun: (form: QueryForm, isPlan: boolean) => void;
}

const tabs = [
  { value: 'schema', label: adminQueryTexts.schema },
  { value: 'history', label: adminQueryTexts.history },
  { value: 'saved', label: adminQueryTexts.savedTab },
  { value: 'help', label: adminQueryTexts.help },
] as const;
type TabId = (typeof tabs)[number]['value'];

/** Tabs that help to write a query: tables, last queries, saved queries and rules. */
export function QueryPanes(props: QueryPanesProps) {
  const { sql, schema, history, onInsert, onLoad, onRun } = props;
  const [tab, setTab] = useState<TabId>('schema');
  return (
    <aside aria-label={adminQueryTexts.tools} className={side}>
      <Tabs label={adminQueryTexts.tools} options={tabs} value={tab} onChange={setTab}>
        {tab === 'schema' && (
          <PaneFrame
            hint={adminQueryTexts.schemaHint}
            failed={adminQueryTexts.schemaFailed}
            state={schema.state}
            onRetry={schema.retry}
          >
            {(value) => <SchemaPane schema={value} onInsert={onInsert} />}
          </PaneFrame>
        )}
        {tab === 'history' && (
          <PaneFrame
            hint={adminQueryTexts.historyHint}
            failed={adminQueryTexts.historyFailed}
            state={history.state}
            onRetry={history.retry}
          >
            {(entries) => <HistoryPane entries={entries} onLoad={onLoad} onRerun={onRun} />}
          </PaneFrame>
        )}
        {tab === 'saved' && (
          <SavedPane sql={sql} onLoad={onLoad} onRerun={(form) => onRun(form, false)} />
        )}
        {tab === 'help' && <HelpPane />}
      </Tabs>
    </aside>
  );
}
