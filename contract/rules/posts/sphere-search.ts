import { initialWords, readInitials } from '../text/initials';
import { indexTokens, matchesSearch, searchPhrases } from '../text/search';

interface FoundSphere {
  id: number;
  name: string;
  description: string;
  position: number;
}

function matches({ name, description }: FoundSphere, q: string): boolean {
  if (matchesSearch(indexTokens([name, description]), searchPhrases(q))) return true;
  const typed = readInitials(q);
  return typed !== null && initialWords([name]).some(({ initials }) => initials.startsWith(typed));
}

/** The sort keys of spheres, in descending order: the admins' order. */
export const sphereKeys = ({ position, id }: Pick<FoundSphere, 'position' | 'id'>): number[] => [
  -position,
  -id,
];

/**
 * The spheres with the search text in their name or description, or with a name that starts with
 * the typed initial consonants; all spheres for an empty search.
 */
export function findSpheres<S extends FoundSphere>(spheres: readonly S[], q: string): S[] {
  return q === '' ? [...spheres] : spheres.filter((sphere) => matches(sphere, q));
}
