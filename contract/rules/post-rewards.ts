/** What a post earns, in the names of its answer. Source: docs/product/calls.md#createpost. */
export interface PostRewards {
  points: number;
  plantExperience: number;
}

/** What a post is said to earn. */
export const postRewards: PostRewards = { points: 10, plantExperience: 15 };
