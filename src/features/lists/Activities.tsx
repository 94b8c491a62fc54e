import { ActivityRow, ActivityRowSkeleton } from '@/components/ActivityRow/ActivityRow';
import { postPath, routes, spherePath } from '@/config/routes';
import { emptyTexts, listFailureTexts, myTexts } from '@/texts/my';
import type { Activity } from '@contract/models/activity';
import { EmptyList } from './EmptyList';
import { activities } from './lists';
import { PagedList } from './PagedList';

function placeOf({ postId, sphereId }: Activity): string | null {
  if (postId) return postPath(postId);
  return sphereId ? spherePath(sphereId) : null;
}

/** What one did and earned by it (A2.9). */
export function Activities({ of }: { of: string }) {
  return (
    <PagedList
      pages={activities}
      of={of}
      label={myTexts.tabs.activity}
      failed={listFailureTexts.activity}
      empty={<EmptyList {...emptyTexts.activity} to={routes.home} />}
      skeleton={<ActivityRowSkeleton />}
      renderItem={(activity) => <ActivityRow activity={activity} to={placeOf(activity)} />}
    />
  );
}
