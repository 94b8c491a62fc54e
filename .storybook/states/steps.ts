/** A user action: press, type or choose a picture. Plain data, so that it can be generated. */
export type Step =
  | { press: string; role: string }
  | { into: string; type: string; role: string }
  | { picture: true };

/**
 * Presses the element with this name; the start or end of a name is enough.
 * @param role ARIA role; `password` for password fields, which have none
 */
export const press = (name: string, role = 'button'): Step => ({ press: name, role });

/** Replaces the text of a field. */
export const fill = (into: string, type: string, role = 'textbox'): Step => ({ into, type, role });

/** Chooses a picture for the first field of files. */
export const picture: Step = { picture: true };
