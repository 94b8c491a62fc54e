import { Text } from '@/design/components/Text/Text';
import { sphereTexts } from '@/texts/sphere';
import { formatCount } from '@contract/rules/counts';

/** How many members a sphere has, below its name. */
export function MemberCount({ count }: { count: number }) {
  return (
    <Text variant="caption" tone="muted" weight="regular" tabular>
      {sphereTexts.members(formatCount(count))}
    </Text>
  );
}
