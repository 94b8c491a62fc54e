import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { InfoIcon } from '@/design/icons/icons';
import { problemPlace, problem as panel } from './AdminQuery.css';
import type { QueryProblem } from './queryErrors';

/** Why the query did not run. */
export function ProblemPanel({ id, problem }: { id: string; problem: QueryProblem | null }) {
  return (
    <div id={id} role="alert" className={problemPlace}>
      {problem && (
        <Row alignItems="flex-start" gap={10} padding={16} borderRadius="md" className={panel}>
          <Text tone="danger">
            <InfoIcon />
          </Text>
          <Stack gap={4} minWidth={0}>
            <Text as="p" variant="label">
              {problem.text}
            </Text>
            {problem.detail && (
              <Text as="p" variant="meta" preserveLines>
                {problem.detail}
              </Text>
            )}
          </Stack>
        </Row>
      )}
    </div>
  );
}
