import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { Spread } from '@/design/components/Spread/Spread';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { DataTable } from '@/design/components/DataTable/DataTable';
import { Text } from '@/design/components/Text/Text';
import { DownloadIcon, SlidersIcon } from '@/design/icons/icons';
import { showToastAtom } from '@/state/toasts';
import { testerResultTexts as texts, testerResultTexts } from '@/texts/admin/testerResult';
import { csvOf } from '@contract/rules/text/csv';
import { seoulDay } from '@contract/rules/site/time';
import { tsvOf } from '@contract/rules/text/tsv';
import { useSetAtom } from 'jotai';
import { useId, useMemo, useState } from 'react';
import type { TesterOutcome } from '../run/remotes';
import { cellsOf, columnOf, flatTable, usualColumns } from './table';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import * as styles from './TesterResult.css';

interface ColumnChoiceProps {
  names: readonly string[];
  value: readonly string[];
  usual: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** The choice of table columns; they keep the order of the answer. */
function ColumnChoice({ names, value, usual, onChange }: ColumnChoiceProps) {
  const set = (name: string, isOn: boolean) =>
    onChange(names.filter((one) => (one === name ? isOn : value.includes(one))));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{testerResultTexts.columnsLabel}</legend>
      <Cluster>
        <Button variant="ghost" size="sm" onClick={() => onChange(usual)}>
          {testerResultTexts.usualColumns}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChange(names)}>
          {testerResultTexts.allColumns}
        </Button>
      </Cluster>
      <div className={styles.boxes}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={value.includes(name)}
            onChange={(checked) => set(name, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The items of a result as a table with selectable columns, with a CSV download. */
export function TableView({ outcome }: { outcome: TesterOutcome }) {
  const { tester, items, at } = outcome;
  const flat = useMemo(() => flatTable(items), [items]);
  const usual = useMemo(() => usualColumns(tester.result, flat.names), [tester, flat]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const choiceId = useId();
  const showToast = useSetAtom(showToastAtom);
  const names = useMemo(
    () => (chosen ?? usual).filter((name) => flat.names.includes(name)),
    [chosen, usual, flat],
  );
  const columns = useMemo(() => names.map((name) => columnOf(name, flat)), [names, flat]);
  const rows = useMemo(() => cellsOf(flat, names), [flat, names]);
  const download = () =>
    downloadFile(
      texts.fileName(tester.label, seoulDay(at)),
      csvOf(names, rows),
      'text/csv;charset=utf-8',
    );
  return (
    <>
      <Spread flexWrap="wrap" padding={{ base: 16, wide: 20 }}>
        <Button
          variant="soft"
          size="sm"
          icon={<SlidersIcon size="sm" />}
          aria-expanded={isChoosing}
          aria-controls={choiceId}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {texts.columns(names.length, flat.names.length)}
        </Button>
        <Button
          variant="soft"
          size="sm"
          icon={<DownloadIcon size="sm" />}
          disabled={names.length === 0}
          onClick={download}
        >
          {texts.csv}
        </Button>
      </Spread>
      <div id={choiceId}>
        {isChoosing && (
          <ColumnChoice names={flat.names} value={names} usual={usual} onChange={setChosen} />
        )}
      </div>
      {names.length === 0 ? (
        <Cluster justifyContent="center" padding={24}>
          <Text as="p" tone="muted">
            {texts.noColumns}
          </Text>
        </Cluster>
      ) : (
        <DataTable
          key={`${at} ${names.join(' ')}`}
          label={texts.result}
          columns={columns}
          rows={rows}
          texts={texts.table}
          writeCells={tsvOf}
          onCopied={(isCopied) =>
            showToast(
              isCopied
                ? { text: texts.copy.copied, tone: 'success' }
                : { text: texts.copy.failed, tone: 'danger' },
            )
          }
        />
      )}
    </>
  );
}
