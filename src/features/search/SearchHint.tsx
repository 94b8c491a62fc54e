import { feedPath, type FeedFilter } from '@/config/feedAddress';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { searchTexts } from '@/texts/search';
import { readInitials } from '@contract/rules/text/initials';
import { Link } from 'react-router-dom';
import { useSuggestions } from './suggestions';

/** Suggestions for a search for initial consonants that found nothing. */
export default function SearchHint({ filter }: { filter: FeedFilter }) {
  const suggestions = useSuggestions(readInitials(filter.q ?? ''));
  if (suggestions.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text as="p" variant="meta" tone="muted">
        {searchTexts.meant}
      </Text>
      <Cluster justifyContent="center">
        {suggestions.map((q) => (
          <LinkButton key={q} as={Link} to={feedPath({ ...filter, q })} variant="outline" size="sm">
            {q}
          </LinkButton>
        ))}
      </Cluster>
    </Stack>
  );
}
