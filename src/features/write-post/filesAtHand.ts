/**
 * The files of pictures that are not uploaded yet, by block: until the page closes, a form that is
 * opened again gets them back with its draft.
 */
export const filesAtHand = new Map<string, File>();
