/** A level, and the experience gathered within it. */
export interface LevelProgress {
  level: number;
  experience: number;
}

/** The experience that completes a level of a member. Source: docs/product/rules.md#levels. */
export function experienceToNextLevel(level: number): number {
  return Math.max(1, level) * 1000;
}

/** How full the experience bar is, from 0 to 1. */
export function experienceRatio(level: number, experience: number): number {
  return Math.min(1, Math.max(0, experience / experienceToNextLevel(level)));
}

/**
 * A member's progress after earning experience: at the threshold the level rises by one and the
 * experience restarts at 0. Source: docs/product/rules.md#levels.
 */
export function gainExperience(
  { level, experience }: LevelProgress,
  gained: number,
): LevelProgress {
  const sum = experience + gained;
  return sum >= experienceToNextLevel(level)
    ? { level: level + 1, experience: 0 }
    : { level, experience: sum };
}

/**
 * The experience that completes a level of a companion: 100, 250, 400, … Source:
 * docs/product/rules.md#levels.
 */
export function companionExperienceToNextLevel(level: number): number {
  const reached = Math.max(1, level);
  return reached * 100 + (reached - 1) * 50;
}

/**
 * A companion's progress after earning experience; the excess is carried over. Source:
 * docs/product/rules.md#levels.
 */
export function gainCompanionExperience(progress: LevelProgress, gained: number): LevelProgress {
  let { level, experience } = progress;
  experience += gained;
  while (experience >= companionExperienceToNextLevel(level)) {
    experience -= companionExperienceToNextLevel(level);
    level += 1;
  }
  return { level, experience };
}
