/** The part of a key event that is read. */
export interface CommandKey {
  key: string;
  /** The key by its position, because a Korean layout gives other letters. */
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Whether Ctrl or Cmd was pressed with this letter, also on a Korean keyboard. */
export const isCommand = (event: CommandKey, letter: 'A' | 'C') =>
  (event.ctrlKey || event.metaKey) &&
  (event.code === `Key${letter}` || event.key.toUpperCase() === letter);
