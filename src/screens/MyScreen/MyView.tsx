import { OwnProfile } from '@/components/OwnProfile/OwnProfile';
import { memberPath, myPath, routes, postPath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { Box } from '@/design/components/Box/Box';
import { Activities, OwnComments, FavoriteVideos } from '@/features/lists/OwnLists';
import { EmptyList } from '@/features/lists/PagedList';
import { RemovablePost, SavedPosts } from '@/features/lists/RemovablePosts';
import { emptyTexts, myTexts, listFailureTexts } from '@/texts/my';
import type { Member } from '@contract/models/member';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { garden, profile } from './MyScreen.css';
import { Settings, type SettingsPage } from './Settings';
import { partsOf } from '@/components/PostBlocks/parts';
import { PostRow, PostRowSkeleton } from '@/components/PostRow/PostRow';
import { feedPath } from '@/config/feedAddress';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Text } from '@/design/components/Text/Text';
import { HeartFilledIcon, CheckIcon, ClockIcon, InfoIcon } from '@/design/icons/icons';
import { likedPosts } from '@/features/lists/lists';
import { useReact } from '@/features/react/useReact';
import type { Post } from '@contract/models/post';
import { Badge } from '@/design/components/Badge/Badge';
import { Row } from '@/design/components/Row/Row';
import { useWriting } from '@/state/suspension';
import { postTexts } from '@/texts/post';
import { blindedTexts } from '@/texts/blinded';
import { rejectedTexts } from '@/texts/rejected';
import { postRewards } from '@contract/rules/companion/rewards';
import { PostMenu } from '../parts/PostMenu/PostMenu';
import { MiniGarden } from '@/components/MiniGarden/MiniGarden';
import { failureText } from '@/texts/errors';
import { gardenTexts } from '@/texts/garden';
import { useGarden } from '@/features/garden/garden';
import { Plants } from '@/features/garden/Plants';
import { plants, section } from '@/features/garden/Plants.css';
import { Balances } from '@/components/Balances/Balances';
import { PlantCardSkeleton } from '@/components/PlantCard/PlantCardSkeleton';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { useMedia } from '@/design/hooks/useMedia';
import { media } from '@/design/tokens/scale';
import { commonTexts } from '@/texts/common';
import { memberPosts } from '@/features/lists/memberPosts';
import { PostList } from '@/features/lists/PostList';
import { JoinedSpheres } from '@/features/join-sphere/JoinedSpheres';

type MyTab = keyof typeof myTexts.tabs;

/** The tabs in display order; the first has no word in the address. */
const myTabs = (Object.keys(myTexts.tabs) as MyTab[]).map((value) => ({
  value,
  label: myTexts.tabs[value],
}));

/** The tab in an address; null if the address names no tab. */
export function tabOf(given: string | undefined): MyTab | null {
  if (given === undefined) return 'posts';
  return myTabs.find(({ value }) => value === given)?.value ?? null;
}

/** A member's own garden in small. */
function OwnMiniGarden({ memberId }: { memberId: string }) {
  const { garden, status, error } = useGarden(memberId);
  return (
    <MiniGarden
      plants={garden?.plants ?? null}
      failure={status === 'failed' ? failureText(error, gardenTexts.failed) : null}
      to={routes.garden}
    />
  );
}

/** The garden with its plants, in its tab. */
function OwnGarden({ member }: { member: Member }) {
  const { garden: held, status, error, retry, isAsking } = useGarden(member.user_id);
  if (!held && status === 'failed') {
    return (
      <ErrorPanel
        message={failureText(error, gardenTexts.failed)}
        retryLabel={commonTexts.retry}
        onRetry={retry}
        busy={isAsking}
      />
    );
  }
  return (
    <div className={garden} aria-busy={!held}>
      <Box paddingX={{ base: 16, wide: 0 }}>
        <Balances member={member} />
      </Box>
      {held ? (
        <Plants holding={held} />
      ) : (
        <div className={section}>
          <div className={plants}>
            {[0, 1].map((at) => (
              <PlantCardSkeleton key={at} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Status({ post }: { post: Post }) {
  const { isConfirmed, isRejected, isBlinded, isRewardDue, revertReason } = post;
  if (isConfirmed) {
    return (
      <Badge tone="success" icon={<CheckIcon size="sm" />}>
        {myTexts.published}
      </Badge>
    );
  }
  if (isBlinded) {
    return (
      <Row flexWrap="wrap">
        <Badge tone="danger" icon={<InfoIcon size="sm" />}>
          {blindedTexts.state}
        </Badge>
        <Text variant="caption" tone="muted">
          {blindedTexts.hint}
        </Text>
      </Row>
    );
  }
  if (revertReason !== null) {
    return (
      <Row flexWrap="wrap">
        <Badge tone={isRejected ? 'danger' : 'warning'} icon={<InfoIcon size="sm" />}>
          {isRejected ? rejectedTexts.state : postTexts.reverted}
        </Badge>
        {revertReason && (
          <Text variant="caption" tone="muted">
            {postTexts.reason(revertReason)}
          </Text>
        )}
        {isRejected && (
          <Text variant="caption" tone="muted">
            {rejectedTexts.hint}
          </Text>
        )}
      </Row>
    );
  }
  return (
    <Row flexWrap="wrap">
      <Badge tone="warning" icon={<ClockIcon size="sm" />}>
        {postTexts.pending}
      </Badge>
      {isRewardDue && (
        <Text variant="caption" tone="muted">
          {myTexts.expected(postRewards.points)}
        </Text>
      )}
    </Row>
  );
}

/** The member's own posts, each with its review state. */
function OwnPosts({ of }: { of: string }) {
  const writing = useWriting();
  return (
    <PostList
      pages={memberPosts}
      of={of}
      label={myTexts.tabs.posts}
      failed={listFailureTexts.posts}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.posts} to={routes.write} link={writing} />}
      renderPost={(post) => (
        <PostRow
          post={post}
          to={postPath(post.postId)}
          status={<Status post={post} />}
          action={<PostMenu post={post} />}
        />
      )}
    />
  );
}

function LikedPost({ post }: { post: Post }) {
  const react = useReact(post.postId);
  const toggle = () => react('like');
  return (
    <RemovablePost
      post={post}
      removed={!post.isLiked}
      message={myTexts.unliked}
      onUndo={toggle}
      action={
        <IconButton
          label={myTexts.unlikeOf(partsOf(post).title)}
          icon={
            <Text tone="like">
              <HeartFilledIcon />
            </Text>
          }
          onClick={toggle}
        />
      }
    />
  );
}

/** The posts that the member likes; a removed like can be restored in its place. */
function LikedPosts({ of }: { of: string }) {
  return (
    <PostList
      pages={likedPosts}
      of={of}
      label={myTexts.tabs.likes}
      failed={listFailureTexts.likes}
      skeleton={<PostRowSkeleton />}
      empty={<EmptyList {...emptyTexts.likes} to={feedPath({ sort: 'popular' })} />}
      renderPost={(post) => <LikedPost post={post} />}
    />
  );
}

interface MyViewProps {
  user: Member;
  tab: MyTab;
  /** The open page of the settings; null for all. */
  page: SettingsPage | null;
  /** Called just before the account is deleted. */
  onGone: () => void;
}

/** The member's profile, and one tab with their things or settings. */
export function MyView({ user, tab, page, onGone }: MyViewProps) {
  const isPhone = useMedia(media.phone, false);
  const navigate = useNavigate();
  const of = user.user_id;
  const contents: Record<MyTab, () => ReactNode> = {
    posts: () => <OwnPosts of={of} />,
    comments: () => <OwnComments of={of} />,
    likes: () => <LikedPosts of={of} />,
    saved: () => <SavedPosts of={of} />,
    favorites: () => <FavoriteVideos of={of} />,
    garden: () => <OwnGarden member={user} />,
    spheres: () => (
      <JoinedSpheres empty={<EmptyList {...emptyTexts.spheres} to={routes.spheres} />} />
    ),
    activity: () => <Activities of={of} />,
    settings: () => <Settings user={user} page={page} onGone={onGone} />,
  };
  // Replaces the history entry: back leaves the page instead of stepping through the tabs.
  const show = (next: MyTab) => {
    const path = myPath(next === 'posts' ? undefined : next);
    void navigate(path, { replace: true, state: { stays: true } });
  };
  return (
    <>
      {isPhone && tab !== 'posts' ? (
        <h1>
          <VisuallyHidden>{myTexts.tabs[tab]}</VisuallyHidden>
        </h1>
      ) : (
        <Box display="flex" flexDirection="column" gap={{ base: 8, wide: 16 }} className={profile}>
          <OwnProfile
            member={user}
            settingsTo={myPath('settings')}
            publicTo={memberPath(of)}
            characterTo={routes.character}
            gardenTo={routes.garden}
          />
          {!isPhone && <OwnMiniGarden memberId={of} />}
        </Box>
      )}
      <Card as="section" padding="none" edge aria-label={myTexts.tabsLabel}>
        <Tabs label={myTexts.tabsLabel} options={myTabs} value={tab} onChange={show} flush>
          {contents[tab]()}
        </Tabs>
      </Card>
    </>
  );
}
