import { partsOf } from '@/components/PostBlocks/parts';
import { VideoRow } from '@/components/VideoRow/VideoRow';
import { postPath } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { Stack } from '@/design/components/Stack/Stack';
import { leftOutPostsAtom } from '@/state/hidden';
import { useRemote } from '@/state/useRemote';
import { detailTexts } from '@/texts/detail';
import { useAtomValue } from 'jotai';
import { isolated } from '@contract/rules/text/isolated';
import { call } from '@/api/client';
import { sharePosts } from '@/state/posts';
import { createRemote } from '@/state/remote';
import type { Post } from '@contract/models/post';

/** How many are shown and requested: some posts have no video, and one is the open post. */
const SHOWN = 4;
const ASKED = 10;

const hasVideo = ({ blocksJson }: Post) => blocksJson.some(({ type }) => type === 'video');

/** Returns the key of the posts beside a post: those of its sphere, or else of its author. */
const othersKey = ({ sphereId, userId, postId }: Post) => `${sphereId ?? userId} ${postId}`;

/** The newest posts of a sphere with a video, or of a member. */
async function load(place: string, signal: AbortSignal): Promise<readonly Post[]> {
  const query = { limit: ASKED };
  if (place.startsWith('user')) {
    return (await call('listMemberPosts', { params: { userId: place }, query }, signal)).posts;
  }
  const { data } = await call('getFeed', { query: { ...query, sphereId: place } }, signal);
  return data.posts.filter(hasVideo);
}

/** The posts beside a post, by `othersKey`. */
const othersRemote = createRemote<{ items: readonly Post[] }>({
  load: async (key, signal) => {
    const [place = '', postId] = key.split(' ');
    const others = (await load(place, signal)).filter(
      (post) => post.postId !== postId && post.isConfirmed,
    );
    return { items: others.slice(0, SHOWN) };
  },
  share: sharePosts,
});

/** Other videos of a post's sphere, or other posts of its author; renders nothing if there are none. */
export function OtherPosts({ post: open }: { post: Post }) {
  const { status, value } = useRemote(othersRemote, othersKey(open)).state;
  const leftOut = useAtomValue(leftOutPostsAtom);
  const posts = value && value.items.filter(({ postId }) => !leftOut.has(postId));
  // They are optional, so a failure is not reported.
  if (status === 'failed' || posts?.length === 0) return null;
  return (
    <Card as="section" edge aria-busy={posts === null} aria-labelledby="other-posts-title">
      <Stack gap={16}>
        <Heading id="other-posts-title">
          {open.sphereId
            ? detailTexts.othersOfSphere(open.sphereName ?? '')
            : detailTexts.othersOfAuthor(open.userName)}
        </Heading>
        {posts === null && (
          <Row gap={12}>
            <Skeleton width={148} height={83} />
            <Stack gap={8} flexGrow={1}>
              <Skeleton height={16} />
              <Skeleton width="60%" height={14} />
            </Stack>
          </Row>
        )}
        {posts && (
          <Stack as="ul" gap={16}>
            {posts.map((post) => {
              const { title, video } = partsOf(post);
              return (
                <li key={post.postId}>
                  <VideoRow
                    to={postPath(post.postId)}
                    video={video}
                    title={title}
                    meta={`${isolated(post.userName)} · ${post.timeAgo}`}
                  />
                </li>
              );
            })}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
