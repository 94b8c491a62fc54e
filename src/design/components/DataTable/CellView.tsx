import { Button } from '../Button/Button';
import { Box } from '../Box/Box';
import { Spread } from '../Spread/Spread';
import { Cluster } from '../Cluster/Cluster';
import { Text } from '../Text/Text';
import type { TableCell } from './cells';
import * as styles from './DataTable.css';
import type { DataTableTexts } from './texts';

interface CellViewProps {
  texts: DataTableTexts;
  /** The cell with the keyboard focus; null if there is none. */
  active: { label: string; row: number; value: TableCell } | null;
  /** The number of selected rows and columns. */
  rows: number;
  columns: number;
  onCopy: () => void;
  onCopyAll: () => void;
}

/** The full value of a cell, which its column may cut, and the copy buttons. */
export function CellView({ texts, active, rows, columns, onCopy, onCopyAll }: CellViewProps) {
  const isMany = rows * columns > 1;
  const place = active ? texts.cell(active.label, active.row + 1) : texts.chooseCell;
  return (
    <Box display="flex" flexDirection="column" gap={8} padding={16} className={styles.view}>
      <Spread flexWrap="wrap">
        <Text variant="meta" tone="muted" tabular>
          {isMany ? texts.selected(rows, columns) : place}
        </Text>
        <Cluster>
          <Button variant="soft" size="sm" disabled={!active} onClick={onCopy}>
            {texts.copy}
          </Button>
          <Button variant="soft" size="sm" onClick={onCopyAll}>
            {texts.copyAll}
          </Button>
        </Cluster>
      </Spread>
      {active && !isMany && (
        <div role="group" aria-label={place} tabIndex={0} className={styles.value}>
          {active.value === null ? <em>{texts.none}</em> : String(active.value)}
        </div>
      )}
    </Box>
  );
}
