import { Text } from '@/design/components/Text/Text';
import { spheresTexts } from '@/texts/spheres';

/** Says that a sphere is closed, and what that means. */
export default function ClosedNote() {
  return (
    <Text as="p" variant="meta">
      <b>{spheresTexts.closed}</b> · {spheresTexts.closedNote}
    </Text>
  );
}
