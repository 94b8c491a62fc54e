import { Grid } from '@/design/components/Grid/Grid';
import { Field } from '@/design/components/Field/Field';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useEnterSubmit } from '@/design/hooks/useEnterSubmit';
import { adminQueryTexts } from '@/texts/admin/query';
import { ownValue } from '@contract/rules/admin/query-result';
import { useId } from 'react';

interface ParamFieldsProps {
  params: readonly string[];
  values: Readonly<Record<string, string>>;
  /** The name of the missing or invalid value; the problem is described elsewhere. */
  wrong: string | null;
  problemId: string;
  onChange: (name: string, value: string) => void;
  /** Called on Enter. @param value the text in the field, maybe a syllable ahead of the state */
  onEnter: (name: string, value: string) => void;
}

interface ValueFieldProps extends Pick<ParamFieldsProps, 'problemId' | 'onChange' | 'onEnter'> {
  name: string;
  value: string;
  isWrong: boolean;
}

function ValueField({ name, value, isWrong, problemId, onChange, onEnter }: ValueFieldProps) {
  const enter = useEnterSubmit<HTMLInputElement>((typed) => onEnter(name, typed));
  return (
    <Field
      {...enter}
      label={`:${name}`}
      value={value}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-param={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? problemId : undefined}
      onChange={(value) => onChange(name, value)}
    />
  );
}

/** A field for each `:name` of the query. */
export function ParamFields({ params, values, wrong, ...field }: ParamFieldsProps) {
  const id = useId();
  if (params.length === 0) return null;
  return (
    <Stack role="group" gap={8} aria-label={adminQueryTexts.values} aria-describedby={id}>
      <Grid min={220} gap={12}>
        {params.map((name) => (
          <ValueField
            {...field}
            key={name}
            name={name}
            value={ownValue(values, name) ?? ''}
            isWrong={wrong === name}
          />
        ))}
      </Grid>
      <Text variant="meta" tone="muted" id={id}>
        {adminQueryTexts.valuesHint}
      </Text>
    </Stack>
  );
}
