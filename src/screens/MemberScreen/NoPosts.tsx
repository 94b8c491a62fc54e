import { routes } from '@/config/routes';
import { EmptyList } from '@/features/lists/EmptyList';
import { memberTexts } from '@/texts/member';

/** What stands where a member has posted nothing. */
export default function NoPosts() {
  return <EmptyList message={memberTexts.empty} act={memberTexts.browse} to={routes.home} />;
}
