/** A post's reward, with the field names of its answer. Source: docs/product/rules.md#rewards. */
export interface PostRewards {
  points: number;
  plantExperience: number;
}

/** The reward of a post as the API returns it. */
export const postRewards: PostRewards = { points: 10, plantExperience: 15 };
