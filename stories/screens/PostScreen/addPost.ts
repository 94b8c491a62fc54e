import { sampleIds } from '@contract/fixtures/members';
import { posts } from '@mocks/db/posts';

interface AddedPost {
  id: number;
  by: keyof typeof sampleIds;
  title: string | null;
  text?: string;
  isConfirmed?: boolean;
  isRejected?: boolean;
  isBlinded?: boolean;
  revertReason?: string | null;
  likes?: number;
}

/** Adds a text post without comments to the story's world. */
export function addPost({
  id,
  by,
  title,
  text = '본문입니다.',
  isConfirmed = true,
  isRejected = false,
  isBlinded = false,
  revertReason = null,
  likes = 0,
}: AddedPost): void {
  const now = Date.now();
  posts.insert({
    id,
    authorId: sampleIds[by],
    sphereId: null,
    title,
    blocks: [{ id: 'b1', type: 'text', content: text }],
    timing: null,
    content: null,
    apiSource: null,
    isPinned: false,
    isNotice: false,
    ...{ pinSphereId: null, pinPosition: null, pinUntil: null },
    isConfirmed,
    createdAt: now,
    publishedAt: isConfirmed || isBlinded || revertReason !== null ? now : null,
    isRejected,
    isBlinded,
    removedAt: null,
    revertReason,
    idempotencyKey: null,
    revision: 0,
    changedAt: null,
    reviewedBy: null,
    reviewedAt: null,
    likeCount: likes,
    dislikeCount: 0,
    commentCount: 0,
    shareCount: 0,
    viewCount: 0,
  });
}
