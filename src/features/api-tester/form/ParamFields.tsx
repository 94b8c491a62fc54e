import { Text } from '@/design/components/Text/Text';
import { ChevIcon } from '@/design/icons/icons';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { Tester, TesterValues } from '@contract/testers/types';
import { useState, type Ref } from 'react';
import * as styles from '../ApiTester.css';
import { ParamField } from './ParamField';

interface ParamFieldsProps {
  ref: Ref<HTMLDivElement>;
  tester: Tester;
  /** The values as typed, and as parsed. */
  typed: TesterValues;
  values: TesterValues;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onEnter: (name: string, value: string) => void;
}

/** How many fields are always visible; a tester lists the most important ones first. */
const BASIC = 6;

/** The fields of a tester: the first ones, and the others collapsed until expanded or invalid. */
export function ParamFields(props: ParamFieldsProps) {
  const { ref, tester, typed, values, errors, onChange, onEnter } = props;
  const [isOpen, setOpen] = useState(false);
  const params = tester.params.filter(({ isHidden }) => !isHidden);
  const others = params.slice(BASIC);
  const isWrong = others.some(({ name }) => errors[name]);
  const set = others.filter(({ name }) => (typed[name] ?? '') !== '').length;
  const draw = (some: typeof params) => (
    <div className={styles.fields}>
      {some.map((param) => (
        <ParamField
          key={param.name}
          param={param}
          value={typed[param.name] ?? ''}
          error={errors[param.name] ?? null}
          unused={tester.unused(values, param.name)}
          onChange={(value) => onChange(param.name, value)}
          onEnter={(value) => onEnter(param.name, value)}
        />
      ))}
    </div>
  );
  return (
    <div ref={ref}>
      {draw(params.slice(0, BASIC))}
      {others.length > 0 && (
        <details
          className={styles.advanced}
          open={isOpen || isWrong}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary className={styles.advancedTitle}>
            <Text variant="label">{apiTesterTexts.advanced}</Text>
            <Text variant="meta" tone="muted" tabular>
              {apiTesterTexts.advancedSet(set, others.length)}
            </Text>
            <span className={styles.unfold}>
              <ChevIcon size="sm" />
            </span>
          </summary>
          {draw(others)}
        </details>
      )}
    </div>
  );
}
