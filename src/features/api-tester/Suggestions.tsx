import { picker } from '@/design/components/Select/Select.css';
import { ChevIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { Choice } from '@contract/testers/types';
import { suggestionList, suggestions } from './ApiTester.css';

interface SuggestionsProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The usual values of a field that also takes others, as a select. */
export function Suggestions({ label, choices, value, disabled, onChange }: SuggestionsProps) {
  const isUsual = choices.some((choice) => choice.value === value);
  return (
    <span className={suggestions}>
      <ChevIcon />
      <select
        className={cx(suggestionList, picker)}
        aria-label={apiTesterTexts.suggestions(label)}
        value={isUsual ? value : ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {!isUsual && <option value="" disabled hidden />}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
