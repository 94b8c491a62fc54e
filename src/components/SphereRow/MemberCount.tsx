import { Text } from '@/design/components/Text/Text';
import { sphereTexts } from '@/texts/sphere';
import { formatCount } from '@contract/rules/text/counts';

/** The number of members of a sphere, below its name. */
export function MemberCount({ count }: { count: number }) {
  return (
    <Text variant="caption" tone="muted" weight="regular" tabular>
      {sphereTexts.members(formatCount(count))}
    </Text>
  );
}
