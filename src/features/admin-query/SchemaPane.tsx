import { IconButton } from '@/design/components/IconButton/IconButton';
import { Spread } from '@/design/components/Spread/Spread';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ChevIcon, UpIcon } from '@/design/icons/icons';
import { adminQueryTexts } from '@/texts/admin/query';
import { useState } from 'react';
import * as styles from './AdminQuery.css';
import type { QuerySchema } from './vocabulary';

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
export function SchemaPane({ schema, onInsert }: SchemaPaneProps) {
  return (
    <ul aria-label={adminQueryTexts.schema}>
      {schema.tables.map((table) => (
        <SchemaTable key={table.name} table={table} onInsert={onInsert} />
      ))}
    </ul>
  );
}
