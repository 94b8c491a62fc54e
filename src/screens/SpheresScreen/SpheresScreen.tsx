import { Page } from '@/design/components/Page/Page';
import { SphereRowSkeleton, SphereRow } from '@/components/SphereRow/SphereRow';
import { contentId, routes, spheresPath, spherePath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { EmptyList, PagedList } from '@/features/lists/PagedList';
import { PageTitle } from '@/features/page/PageTitle';
import { useKnownPages } from '@/state/usePages';
import { commonTexts } from '@/texts/common';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchIn } from '@contract/rules/admin/query-length';
import { type createStore, useAtomValue } from 'jotai';
import { spheresAtom } from '@/state/spheres';
import type { Sphere } from '@contract/models/sphere';
import { JoinButton } from '@/features/join-sphere/JoinButton';
import { spherePages } from '@/features/join-sphere/spherePages';

/** A sphere in a list in its current state: joining it elsewhere updates it here too. */
function ListedSphere({ sphere }: { sphere: Sphere }) {
  const known = useAtomValue(spheresAtom).spheres.find(({ id }) => id === sphere.id) ?? sphere;
  return (
    <Card edge>
      <SphereRow
        sphere={known}
        description={known.description}
        to={spherePath(known.id)}
        action={<JoinButton sphere={known} />}
      />
    </Card>
  );
}

/** The search text; empty for all spheres. */
const readSphereSearch = searchIn;

/** Loads the data of the first view of all spheres. */
export async function prepare(
  store: ReturnType<typeof createStore>,
  _params: object,
  search: string,
): Promise<void> {
  await store.set(spherePages.loadAtom, readSphereSearch(new URLSearchParams(search)));
}

/**
 * How many spheres are drawn at first: more than a phone shows. The budget of the first view limits
 * nodes.
 */
const FIRST = 8;

const skeleton = (
  <Card edge>
    <SphereRowSkeleton />
  </Card>
);

/** All spheres, the largest first, and a search in them. */
export default function SpheresScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = readSphereSearch(params);
  const title = q ? spheresTexts.found(q) : sphereTexts.browse;
  const list = useKnownPages(spherePages, q);
  const found =
    list?.status === 'ready' && spheresTexts.count(list.items.length, list.nextCursor !== null);

  return (
    <Page id={contentId} display="flex" flexDirection="column" gap={{ base: 12, wide: 16 }}>
      <PageTitle title={title} />
      <Card edge>
        <Stack gap={12}>
          <Text as="h1" variant="title">
            {title}
          </Text>
          <SearchBox
            label={spheresTexts.searchLabel}
            placeholder={spheresTexts.searchPlaceholder}
            buttonLabel={spheresTexts.searchLabel}
            defaultValue={q}
            onSearch={(words) => void navigate(spheresPath(words), { replace: words === q })}
          />
        </Stack>
      </Card>
      {/* Announces the result to a person who searched and is still in the field. */}
      <VisuallyHidden as="div" aria-live="polite">
        {q && found && spheresTexts.found(q, found)}
      </VisuallyHidden>
      <PagedList
        pages={spherePages}
        of={q}
        label={spheresTexts.list}
        failed={spheresTexts.listFailed}
        variant="columns"
        skeleton={skeleton}
        first={FIRST}
        empty={
          <EmptyList
            message={q ? spheresTexts.noneFound(q) : spheresTexts.none}
            act={q ? sphereTexts.browse : commonTexts.home}
            to={q ? routes.spheres : routes.home}
          />
        }
        renderItem={(sphere) => <ListedSphere sphere={sphere} />}
      />
    </Page>
  );
}
