import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminQueryTexts } from '@/texts/admin/query';
import { plan, planLine } from './AdminQuery.css';
import type { QueryAnswer } from './useQueryRun';

/** The plan of the query, one step per line; indents show the nesting. */
export function QueryPlan({ answer }: { answer: QueryAnswer }) {
  const [column] = answer.columns;
  const lines = column ? answer.data.map((row) => String(row[column.name])) : [];
  return (
    <Stack gap={12} padding={20}>
      <Heading>{adminQueryTexts.plan}</Heading>
      <Text as="p" variant="meta" tone="muted">
        {adminQueryTexts.planOf}
      </Text>
      <ol className={plan} aria-label={adminQueryTexts.plan}>
        {lines.map((line, at) => (
          <li key={at} className={planLine}>
            {line}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
