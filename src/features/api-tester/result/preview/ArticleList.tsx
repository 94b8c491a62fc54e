import { Picture } from '@/components/Picture/Picture';
import { Heading } from '@/design/components/Heading/Heading';
import { Text } from '@/design/components/Text/Text';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { fieldsOf, momentOf, textOf, textOrNull } from '@contract/rules/text/fields';
import { Meta } from './Meta';
import * as styles from './Preview.css';
import { safeLink, safePicture } from './read';

function Article({ item }: { item: RawItem }) {
  const title = textOf(item.title) || texts.untitled;
  const picture = safePicture(textOrNull(item.urlToImage));
  const address = safeLink(textOf(item.url));
  const description = textOrNull(item.description);
  return (
    <li className={styles.row}>
      {picture !== null && <Picture src={picture} alt="" shape="thumbnail" />}
      <div className={styles.words}>
        <Heading level={3}>
          {address === null ? (
            title
          ) : (
            <Text
              as="a"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.openOf(title)}
              link
            >
              {title}
            </Text>
          )}
        </Heading>
        {description !== null && (
          <Text as="p" variant="meta" lines={3}>
            {description}
          </Text>
        )}
        <Meta
          facts={[textOrNull(fieldsOf(item.source).name), textOrNull(item.author)]}
          publishedAt={momentOf(item.publishedAt)}
        />
      </div>
    </li>
  );
}

/** Articles of the news tool. */
export function ArticleList({ items }: { items: readonly RawItem[] }) {
  return (
    <ul>
      {items.map((item, at) => (
        <Article key={`${textOf(item.url)} ${at}`} item={item} />
      ))}
    </ul>
  );
}
