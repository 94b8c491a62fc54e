import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminQueryTexts } from '@/texts/admin/query';
import { ownValue } from '@contract/rules/query-result';
import { useId } from 'react';
import { fields } from './AdminQuery.css';

interface ParamFieldsProps {
  params: readonly string[];
  values: Readonly<Record<string, string>>;
  /** The value that is missing or wrong, and where the problem is described. */
  wrong: string | null;
  problemId: string;
  onChange: (name: string, value: string) => void;
}

/** A field for each `:name` of the query. */
export function ParamFields({ params, values, wrong, problemId, onChange }: ParamFieldsProps) {
  const id = useId();
  if (params.length === 0) return null;
  return (
    <Stack role="group" gap={8} aria-label={adminQueryTexts.values} aria-describedby={id}>
      <div className={fields}>
        {params.map((name) => (
          <Field
            key={name}
            label={`:${name}`}
            value={ownValue(values, name) ?? ''}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-param={name}
            aria-invalid={wrong === name || undefined}
            aria-describedby={wrong === name ? problemId : undefined}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
      <Text variant="meta" tone="muted" id={id}>
        {adminQueryTexts.valuesHint}
      </Text>
    </Stack>
  );
}
