import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { testerResultTexts } from '@/texts/admin/testerResult';
import * as styles from './TesterResult.css';

interface ColumnChoiceProps {
  names: readonly string[];
  value: readonly string[];
  usual: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** The choice of table columns; they keep the order of the answer. */
export function ColumnChoice({ names, value, usual, onChange }: ColumnChoiceProps) {
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
