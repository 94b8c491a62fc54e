/** The reward of a post, in the names of its answer. Source: docs/product/rules.md#rewards. */
export interface PostRewards {
  points: number;
  plantExperience: number;
}

/** The reward of a post as answered. */
export const postRewards: PostRewards = { points: 10, plantExperience: 15 };
