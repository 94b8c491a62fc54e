import { LoadFailure } from '@/components/LoadFailure/LoadFailure';
import { Page } from '@/design/components/Page/Page';
import { useIsReturn } from '@/components/useIsReturn';
import { MemberProfile, MemberProfileSkeleton } from '@/components/MemberProfile/MemberProfile';
import { PostCard } from '@/components/PostCard/PostCard';
import { contentId, myPath, routes, memberPath, postPath, spherePath } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { Text } from '@/design/components/Text/Text';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { memberRemote } from '@/state/memberPage';
import { PageTitle } from '@/features/page/PageTitle';
import { isMissing } from '@/state/remote';
import { actorAtom } from '@/state/session';
import { useRemote } from '@/state/useRemote';
import { hiddenAtom } from '@/state/hidden';
import { failureText, failureTexts } from '@/texts/errors';
import { memberTexts } from '@/texts/member';
import { can } from '@contract/policies';
import { parseId } from '@contract/rules/site/ids';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { BlockAction } from './BlockAction';
import { columns, profile as profilePlace } from './MemberScreen.css';
import { EmptyList } from '@/features/lists/PagedList';
import { PostActionBar } from '../parts/PostActionBar/PostActionBar';
import { FollowButton } from '../parts/FollowButton/FollowButton';
import { PostMenu } from '../parts/PostMenu/PostMenu';
import { NotFound } from '@/components/NotFound/NotFound';
import { PostCardSkeleton } from '@/components/PostCardSkeleton/PostCardSkeleton';
import { memberPosts } from '@/features/lists/memberPosts';
import { PostList } from '@/features/lists/PostList';

/** The page of a member who does not exist, or no longer exists. */
export function MissingMember() {
  return (
    <Page id={contentId} width="reading">
      <PageTitle title={memberTexts.notFoundTitle} />
      <h1>
        <VisuallyHidden>{memberTexts.title}</VisuallyHidden>
      </h1>
      <NotFound
        message={memberTexts.notFoundTitle}
        reason={memberTexts.notFoundBody}
        homeTo={routes.home}
      />
    </Page>
  );
}

/** How many posts are drawn at first: more than a phone shows. The budget of the first view limits nodes. */
const FIRST = 4;

interface MemberPostsProps {
  userId: string;
  name: string;
}

/** A member's posts, as in the feed. */
function MemberPosts({ userId, name }: MemberPostsProps) {
  return (
    <PostList
      pages={memberPosts}
      of={userId}
      label={memberTexts.postsTitle(name)}
      failed={memberTexts.postsFailed}
      variant="cards"
      skeleton={<PostCardSkeleton />}
      skeletons={2}
      first={FIRST}
      empty={<EmptyList message={memberTexts.empty} act={memberTexts.browse} to={routes.home} />}
      renderPost={(post) => (
        <PostCard
          post={post}
          to={postPath(post.postId)}
          authorTo={memberPath(post.userId)}
          {...(post.sphereId && { sphereTo: spherePath(post.sphereId) })}
          actions={
            <PostActionBar post={post} comments={{ to: `${postPath(post.postId)}#comments` }} />
          }
          menu={<PostMenu post={post} />}
        />
      )}
    />
  );
}

/** A member and their posts. */
export function MemberView({ userId }: { userId: string }) {
  const { state, retry } = useRemote(memberRemote, userId, useIsReturn());
  const actor = useAtomValue(actorAtom);
  const member = { id: parseId('user', userId) ?? 0 };
  // A post's menu can also block its author.
  const isHidden = useAtomValue(hiddenAtom).members.has(userId);
  if (state.status === 'failed') {
    if (isMissing(state.error)) return <MissingMember />;
    return (
      <Page id={contentId} width="reading">
        <PageTitle title={memberTexts.title} />
        <Card edge>
          <h1>
            <VisuallyHidden>{memberTexts.title}</VisuallyHidden>
          </h1>
          <LoadFailure
            message={failureText(state.error, failureTexts.profile)}
            homeTo={routes.home}
            onRetry={retry}
          />
        </Card>
      </Page>
    );
  }
  if (state.status === 'loading') {
    return (
      <main id={contentId} tabIndex={-1} className={columns} aria-busy="true">
        <PageTitle title={memberTexts.title} />
        <div className={profilePlace}>
          <h1>
            <VisuallyHidden>{memberTexts.loading}</VisuallyHidden>
          </h1>
          <MemberProfileSkeleton />
        </div>
        <PostCardSkeleton />
      </main>
    );
  }
  const { user, profile } = state.value;
  const isBlocked = isHidden || profile.isBlocked;
  return (
    <main id={contentId} tabIndex={-1} className={columns}>
      <PageTitle title={memberTexts.pageTitle(user.user_name)} />
      <div className={profilePlace}>
        <MemberProfile
          member={user}
          profile={profile}
          actions={
            <>
              {can(actor, 'member.update', member) && (
                <LinkButton as={Link} to={myPath()} variant="outline">
                  {memberTexts.toMine}
                </LinkButton>
              )}
              {actor?.id !== member.id && !isBlocked && (
                <FollowButton userId={userId} profile={profile} />
              )}
              {can(actor, 'member.block', member) && (
                <BlockAction userId={userId} name={user.user_name} isBlocked={isBlocked} />
              )}
            </>
          }
        />
      </div>
      <section aria-label={memberTexts.postsTitle(user.user_name)}>
        {isBlocked ? (
          <Card edge>
            <Text as="p" variant="label" tone="muted">
              {memberTexts.blocked}
            </Text>
          </Card>
        ) : (
          <MemberPosts userId={userId} name={user.user_name} />
        )}
      </section>
    </main>
  );
}
