import { Badge } from '@/design/components/Badge/Badge';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Field } from '@/design/components/Field/Field';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { MultiSelect } from '@/design/components/MultiSelect/MultiSelect';
import { Select } from '@/design/components/Select/Select';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { apiTesterTexts } from '@/texts/admin/testers';
import type { TesterParam, Choice } from '@contract/testers/types';
import { picker } from '@/design/components/Select/Select.css';
import { ChevIcon } from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { suggestionList, suggestions } from '../ApiTester.css';

interface SuggestionsProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The usual values of a field that also takes others, as a select. */
function Suggestions({ label, choices, value, disabled, onChange }: SuggestionsProps) {
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

// Only one tester asks for a date, and the calendar is as large as all testers together.
const DateField = lazyPart(() =>
  import('@/design/components/DateField/DateField').then((file) => ({ default: file.DateField })),
);

export interface ParamFieldProps {
  param: TesterParam;
  value: string;
  /** The error of the value. */
  error: string | null;
  /** Why the value is ignored in combination with the others. */
  unused: string | null;
  onChange: (value: string) => void;
  /** Called on Enter. @param value the text in the field, maybe a syllable ahead of the state */
  onEnter: (value: string) => void;
}

type Kind = TesterParam['kind'];
type PropsOf<K extends Kind> = Omit<ParamFieldProps, 'param'> & {
  param: Extract<TesterParam, { kind: K }>;
};

/** The props of all fields: their texts, and the ids for the form. */
function commonOf({ param, error, unused }: Pick<ParamFieldProps, 'param' | 'error' | 'unused'>) {
  const { name, label, help, unavailable } = param;
  return {
    label,
    error,
    hint: unavailable ?? unused ?? (help === '' ? undefined : help),
    disabled: unavailable !== undefined || unused !== null,
    'data-param': name,
  };
}

function TextField(props: PropsOf<'text' | 'number' | 'moment'>) {
  const { param, value, onChange, onEnter } = props;
  const enter = useEnterSubmit<HTMLInputElement>(onEnter);
  const common = commonOf(props);
  const choices = 'suggestions' in param ? (param.suggestions ?? []) : [];
  const note = param.note && <Badge tone="warning">{param.note}</Badge>;
  return (
    <Field
      {...common}
      {...enter}
      inputMode={param.kind === 'number' ? 'numeric' : undefined}
      value={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      end={
        choices.length > 0 ? (
          <Suggestions
            label={param.label}
            choices={choices}
            value={value}
            disabled={common.disabled}
            onChange={onChange}
          />
        ) : (
          note
        )
      }
      onChange={onChange}
    />
  );
}

function SecretField(props: PropsOf<'secret'>) {
  const { value, onChange, onEnter } = props;
  const enter = useEnterSubmit<HTMLInputElement>(onEnter);
  return (
    <Field
      {...commonOf(props)}
      {...enter}
      type="password"
      reveal={{ show: apiTesterTexts.showKey, hide: apiTesterTexts.hideKey }}
      value={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={onChange}
    />
  );
}

function ChoiceField(props: PropsOf<'select'>) {
  const { param, value, onChange } = props;
  const none = { value: '', label: apiTesterTexts.none };
  const options = param.required === undefined ? [none, ...param.choices] : param.choices;
  // A value from an address may not be among the choices; it is displayed and refused.
  const isKnown = value === '' || param.choices.some((choice) => choice.value === value);
  return (
    <Select
      {...commonOf(props)}
      placeholder={param.required === undefined ? undefined : apiTesterTexts.choose}
      options={isKnown ? options : [...options, { value, label: value }]}
      value={value}
      onChange={onChange}
    />
  );
}

const listOf = (value: string) => value.split(',').filter((one) => one.trim() !== '');

/** One parameter of a tester, rendered by its kind. */
export function ParamField(props: ParamFieldProps) {
  const { param, value, onChange } = props;
  switch (param.kind) {
    case 'secret':
      return <SecretField {...props} param={param} />;
    case 'select':
      return <ChoiceField {...props} param={param} />;
    case 'multi':
      return (
        <MultiSelect
          {...commonOf(props)}
          options={param.choices}
          value={listOf(value)}
          placeholder={apiTesterTexts.choose}
          countLabel={apiTesterTexts.selected}
          clearLabel={apiTesterTexts.clear}
          onChange={(values) => onChange(values.join(','))}
        />
      );
    case 'date':
      return (
        <DateField
          {...commonOf(props)}
          fallback={<Skeleton height={73} />}
          value={value}
          onChange={onChange}
        />
      );
    case 'flag': {
      const { error: _error, ...common } = commonOf(props);
      return (
        <Checkbox
          {...common}
          checked={value === 'true'}
          onChange={(checked) => onChange(checked ? 'true' : '')}
        />
      );
    }
    default:
      return <TextField {...props} param={param} />;
  }
}
