/** What is read of a key that was pressed. */
export interface CommandKey {
  key: string;
  /** The key by its place: a Korean keyboard names other letters. */
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Whether a key with Ctrl or Cmd is this letter, on a Korean keyboard too. */
export const isCommand = (event: CommandKey, letter: 'A' | 'C') =>
  (event.ctrlKey || event.metaKey) &&
  (event.code === `Key${letter}` || event.key.toUpperCase() === letter);
