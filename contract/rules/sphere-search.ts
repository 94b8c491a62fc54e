import { initialWords, readInitials } from './initials';
import { indexTokens, matchesSearch, searchPhrases } from './search';

interface FoundSphere {
  id: number;
  name: string;
  description: string;
  memberCount: number;
}

function matches({ name, description }: FoundSphere, q: string): boolean {
  if (matchesSearch(indexTokens([name, description]), searchPhrases(q))) return true;
  const typed = readInitials(q);
  return typed !== null && initialWords([name]).some(({ initials }) => initials.startsWith(typed));
}

/** The numbers by which spheres are listed, in descending order: the largest first. */
export const sphereKeys = ({ memberCount, id }: FoundSphere): number[] => [memberCount, -id];

/**
 * The spheres whose name or description holds what is searched for, or whose name begins with the
 * initial consonants that were typed; all of them where nothing is searched for.
 */
export function findSpheres<S extends FoundSphere>(spheres: readonly S[], q: string): S[] {
  return q === '' ? [...spheres] : spheres.filter((sphere) => matches(sphere, q));
}
