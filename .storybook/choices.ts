// Shared by the stories and Storybook's manager, which has no mock world.
// oxlint-disable-next-line architecture/import-zones -- the manager is built without aliases
import { demoTexts } from '../src/texts/demo';

/** The value of a toolbar that leaves the choice to the story. */
export const OF_STORY = 'story';

/** How long a play waits for an element (ms). Screens load on demand. */
export const PLAY_TIMEOUT = 8000;

/** Joins the names of several scenarios in the address. */
export const SEPARATOR = '_';

export const { roles } = demoTexts;

/** The names of scenarios in a toolbar's value: with dashes for dots, joined by `SEPARATOR`. */
export const namesChosen = (value: unknown): string[] =>
  String(value)
    .split(SEPARATOR)
    .map((name) => name.replace('-', '.'));
