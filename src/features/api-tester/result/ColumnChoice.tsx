import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { testerResultTexts } from '@/texts/admin/testerResult';
import * as styles from './TesterResult.css';

interface ColumnChoiceProps {
  names: readonly string[];
  chosen: readonly string[];
  usual: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Which fields the table has as columns; they stay in the order of the answer. */
export function ColumnChoice({ names, chosen, usual, onChoose }: ColumnChoiceProps) {
  const set = (name: string, isOn: boolean) =>
    onChoose(names.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{testerResultTexts.columnsLabel}</legend>
      <Cluster>
        <Button variant="ghost" size="sm" onClick={() => onChoose(usual)}>
          {testerResultTexts.usualColumns}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChoose(names)}>
          {testerResultTexts.allColumns}
        </Button>
      </Cluster>
      <div className={styles.boxes}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={({ target }) => set(name, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
