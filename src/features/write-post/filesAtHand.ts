/**
 * The files of pictures that are on no server yet, by their block: as long as the page is there, a
 * form that was left takes them up again with its draft.
 */
export const filesAtHand = new Map<string, File>();
