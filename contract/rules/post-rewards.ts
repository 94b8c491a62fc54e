/** What a post is said to earn, in the names of its answer. Source: the HTTP contract, createPost. */
export const postRewards = { points: 10, plantExperience: 15 } as const;
