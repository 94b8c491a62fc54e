interface NewPostBody<Timing, Content> {
  title: string | null;
  sphereId: number | null;
  categories?: { timing: Timing | null; content: Content | null } | null | undefined;
  writingId?: string | undefined;
}

/**
 * The fields of a new post that follow from its request, except its blocks: if the settings require
 * a review it waits for its first confirmation, and with categories it shares a video
 * (docs/product/rules.md#shared-videos).
 * @param now ms
 */
export function newPostOf<Timing extends string, Content extends string>(
  { title, sphereId, categories, writingId }: NewPostBody<Timing, Content>,
  authorId: number,
  isReviewRequired: boolean,
  now: number,
) {
  return {
    authorId,
    sphereId,
    title: title || null,
    timing: categories?.timing ?? null,
    content: categories?.content ?? null,
    apiSource: categories ? ('manual' as const) : null,
    createdAt: now,
    publishedAt: isReviewRequired ? null : now,
    isConfirmed: !isReviewRequired,
    idempotencyKey: writingId ?? null,
  };
}
