import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { fieldsOf, textOf } from '@contract/rules/fields';
import * as styles from './Preview.css';

/** Categories of videos, and whether videos can be assigned to each. */
export function CategoryList({ items }: { items: readonly RawItem[] }) {
  return (
    <ul>
      {items.map((item, at) => {
        const { title, assignable } = fieldsOf(item.snippet);
        return (
          <Box
            as="li"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap={8}
            key={at}
            className={styles.row}
          >
            <Text variant="label">{textOf(title) || texts.untitled}</Text>
            <Text variant="meta" tone="muted" tabular>
              {texts.categoryId(textOf(item.id))}
            </Text>
            <Badge tone={assignable === true ? 'success' : 'neutral'}>
              {assignable === true ? texts.assignable : texts.notAssignable}
            </Badge>
          </Box>
        );
      })}
    </ul>
  );
}
