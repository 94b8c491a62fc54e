import { Text } from '@/design/components/Text/Text';
import { useMinute } from '@/design/hooks/useMinute';
import { timeAgo } from '@contract/rules/site/time';

interface MetaProps {
  facts: readonly (string | null)[];
  /** When it was published, ISO; null if unknown. */
  publishedAt?: string | null;
}

/** The known facts about an item, in one line of small text. */
export function Meta({ facts, publishedAt = null }: MetaProps) {
  const now = useMinute();
  const age = publishedAt === null ? null : timeAgo(Date.parse(publishedAt), now);
  const said = [...facts, age].filter((fact) => fact !== null && fact !== '');
  if (said.length === 0) return null;
  return (
    <Text as="p" variant="meta" tone="muted" tabular>
      {said.join(' · ')}
    </Text>
  );
}
