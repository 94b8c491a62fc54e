import { Badge } from '@/design/components/Badge/Badge';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { fieldsOf, momentOf, textOf, textOrNull } from '@contract/rules/text/fields';
import { ExternalLink, Meta } from './Meta';
import * as styles from '../TesterResult.css';
import { safeLink, safePicture } from './read';
import { Picture } from '@/components/Picture/Picture';

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

/** A text in pieces, with the search words highlighted. */
function Marked({ parts }: { parts: unknown }) {
  if (!Array.isArray(parts)) return null;
  return parts.map((part: unknown, at) => {
    const { text, isMatch } = fieldsOf(part);
    return isMatch === true ? (
      <mark key={at} className={styles.mark}>
        {textOf(text)}
      </mark>
    ) : (
      textOf(text)
    );
  });
}

const isOfPortal = (address: string | null) =>
  address !== null && /(?:^|\.)naver\.com$/.test(new URL(address).hostname);

const hostOf = (address: string | null) => (address === null ? null : new URL(address).hostname);

function PortalArticle({ item }: { item: RawItem }) {
  const title = textOf(item.title) || texts.untitled;
  const link = safeLink(textOf(item.link));
  const original = safeLink(textOf(item.originallink));
  const isPortal = isOfPortal(link);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Cluster>
          <Heading level={3}>
            <Marked parts={item.titleParts} />
          </Heading>
          {isPortal && <Badge tone="success">{texts.portal}</Badge>}
        </Cluster>
        <Text as="p" variant="meta">
          <Marked parts={item.descriptionParts} />
        </Text>
        <Meta facts={[hostOf(original)]} publishedAt={momentOf(item.publishedAt)} />
        <Cluster>
          {isPortal && link !== null && (
            <ExternalLink href={link} label={texts.inNewTab(texts.openNaver, title)}>
              {texts.openNaver}
            </ExternalLink>
          )}
          {original !== null && (
            <ExternalLink href={original} label={texts.inNewTab(texts.openOriginal, title)}>
              {texts.openOriginal}
            </ExternalLink>
          )}
        </Cluster>
      </div>
    </li>
  );
}

/** Articles of the portal, with search words highlighted and links to portal and source. */
export function PortalNewsList({ items }: { items: readonly RawItem[] }) {
  return (
    <ul>
      {items.map((item, at) => (
        <PortalArticle key={`${textOf(item.link)} ${at}`} item={item} />
      ))}
    </ul>
  );
}
