/**
 * What a post earns: water drops for its author and experience for their first plant. They are
 * expected until the post is confirmed. Source: members.md sections 4 and 9; B57.
 */
export const postRewards = { points: 10, plantExperience: 15 } as const;
