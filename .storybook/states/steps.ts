/** What a person does: presses, types or chooses a picture. Data, so that it can stand in a file. */
export type Step =
  | { press: string; role: string }
  | { into: string; type: string; role: string }
  | { picture: true };

/**
 * Presses what is called so, or whose name begins or ends with these words.
 * @param role its ARIA role; `password` for a field that has none
 */
export const press = (name: string, role = 'button'): Step => ({ press: name, role });

/** Types a text into the field of a name, in place of what it holds. */
export const fill = (into: string, type: string, role = 'textbox'): Step => ({ into, type, role });

/** Chooses a picture for the first field of files. */
export const picture: Step = { picture: true };
