import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import { postPath, routes } from '@/config/routes';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import type { Activity } from '@contract/models/activity';
import { EmptyList } from './EmptyList';
import { activities } from './lists';
import { PagedList } from './PagedList';

function addressOf({ postId, species, level }: Activity): string | null {
  if (postId) return postPath(postId);
  if (species) return routes.garden;
  return level === null ? null : routes.character;
}

/** The member's history of actions and rewards (docs/product/rules.md#ledger). */
export function Activities({ of }: { of: string }) {
  return (
    <PagedList
      pages={activities}
      of={of}
      label={myTexts.tabs.activity}
      failed={listFailureTexts.activity}
      empty={<EmptyList {...emptyTexts.activity} to={routes.home} />}
      skeleton={<ActivityRowSkeleton />}
      renderItem={(activity) => <ActivityRow activity={activity} to={addressOf(activity)} />}
    />
  );
}
