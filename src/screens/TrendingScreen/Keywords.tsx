import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { LinkChip } from '@/design/components/Chip/LinkChip';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { trendingTexts } from '@/texts/trending';
import { trendingKeywords } from '@contract/rules/ranking-tables';
import { Link, useNavigate } from 'react-router-dom';

interface KeywordsProps {
  /** The search text; empty for none. */
  keyword: string;
  /** Returns the address with another search text. */
  pathOf: (keyword: string) => string;
}

/** Search texts: a list to press, and a field for the visitor's own. */
export function Keywords({ keyword, pathOf }: KeywordsProps) {
  const navigate = useNavigate();
  return (
    <Card edge>
      <Stack gap={16}>
        <SearchBox
          label={trendingTexts.keywordSearch}
          buttonLabel={trendingTexts.keywordSearch}
          placeholder={trendingTexts.keywordPlaceholder}
          defaultValue={keyword}
          onSearch={(words) => void navigate(pathOf(words), { replace: words === keyword })}
        />
        <Cluster as="nav" aria-label={trendingTexts.keywords}>
          {trendingKeywords.map((word) => (
            <LinkChip
              key={word}
              as={Link}
              to={pathOf(word)}
              on="surface"
              current={word === keyword}
            >
              {word}
            </LinkChip>
          ))}
        </Cluster>
        {keyword === '' && (
          <Text as="p" variant="meta" tone="muted">
            {trendingTexts.chooseKeyword}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
