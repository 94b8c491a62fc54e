/** Experience that ends a level of a member's profile. Source: members.md sections 4 and 9. */
export function experienceToNextLevel(level: number): number {
  return Math.max(1, level) * 1000;
}

/** How full the experience bar is, from 0 to 1. */
export function experienceRatio(level: number, experience: number): number {
  return Math.min(1, Math.max(0, experience / experienceToNextLevel(level)));
}
