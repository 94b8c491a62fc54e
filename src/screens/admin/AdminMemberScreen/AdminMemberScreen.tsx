import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { adminPath } from '@/config/adminPages';
import { memberPath } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Spread } from '@/design/components/Spread/Spread';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { Text } from '@/design/components/Text/Text';
import { AdminMemberView } from '@/features/admin-members/AdminMemberView';
import { useDeviceNames } from '@/features/sessions/useDeviceNames';
import { adminMemberTexts, adminMembersTexts } from '@/texts/admin/members';
import { settingsTexts } from '@/texts/settings';
import { Link, useParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';
import { memberPosts } from '@/features/lists/memberPosts';
import { PostList } from '@/features/lists/PostList';

/** One member, in the admins' view. */
export default function AdminMemberScreen() {
  const { userId = '' } = useParams();
  const nameDevice = useDeviceNames();
  return (
    <AdminPage title={adminMembersTexts.title}>
      <AdminMemberView
        userId={userId}
        nameDevice={nameDevice ?? (() => settingsTexts.unknownDevice)}
        renderHead={(name, email) => (
          <Spread flexWrap="wrap" gap={12}>
            <Text variant="heading">
              {name}{' '}
              <Text variant="meta" tone="muted" weight="regular">
                {email}
              </Text>
            </Text>
            <Cluster>
              <LinkButton as={Link} to={adminPath('members')} variant="ghost">
                {adminMemberTexts.back}
              </LinkButton>
              <LinkButton as={Link} to={memberPath(userId)} variant="soft">
                {adminMemberTexts.publicPage}
              </LinkButton>
            </Cluster>
          </Spread>
        )}
        posts={
          <Card padding="none" edge>
            <PostList
              pages={memberPosts}
              of={userId}
              label={adminMemberTexts.posts}
              failed={adminMemberTexts.postsFailed}
              skeleton={<PostRowSkeleton />}
              empty={<EmptyState message={adminMemberTexts.noPosts} />}
              renderPost={(post) => (
                <PostRow post={post} to={adminPath('reviewPost', post.postId)} />
              )}
            />
          </Card>
        }
      />
    </AdminPage>
  );
}
