/** A name in all forms that the project uses. */
export interface Names {
  /** `SavedList` */
  pascal: string;
  /** `savedList` */
  camel: string;
  /** `saved-list` */
  kebab: string;
}

/** Reads a name from the command line. Throws with a sentence unless it looks like `SavedList`. */
export function namesOf(given: string): Names {
  if (!/^([A-Z][a-z0-9]+)+$/.test(given)) {
    throw new Error(`이름은 SavedList처럼 대문자로 시작하는 영어 단어여야 합니다: "${given}"`);
  }
  return {
    pascal: given,
    camel: given.charAt(0).toLowerCase() + given.slice(1),
    kebab: given.replace(/(?<=.)(?=[A-Z])/g, '-').toLowerCase(),
  };
}
