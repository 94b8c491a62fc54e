/** What is under way for one thing that a member presses on. */
export interface Line<Known, Wanted> {
  /** What the server last told of it. */
  known: Known;
  /** What the member wants in the end, after the last press. */
  wanted: Wanted;
}

export type Lines<Known, Wanted> = Map<string, Line<Known, Wanted>>;

interface Steps<Known, Wanted> {
  /** What of the known state a press decides. */
  given: (known: Known) => Wanted;
  /** Sends a press; gives what the server then tells. */
  send: (known: Known, wanted: Wanted) => Promise<Known>;
  /** Shows where the line is and leads to. */
  show: (line: Line<Known, Wanted>) => void;
  /** Whether the member who pressed is still signed in: nobody else is shown the answer, or sends what is left. */
  isHere: () => boolean;
}

/**
 * Presses: shown at once and sent one after another, so that no press overtakes the one before, until
 * the server tells what was wanted last. A failure shows what the server last told, and is thrown on.
 * @param known what is known of the thing, unless a press is under way already
 * @returns what the server told in the end; null for a press that joined one under way, and for anyone who
 * is no longer here
 */
export async function press<Known, Wanted>(
  lines: Lines<Known, Wanted>,
  id: string,
  { known, wanted }: Line<Known, Wanted>,
  { given, send, show, isHere }: Steps<Known, Wanted>,
): Promise<Known | null> {
  const waiting = lines.get(id);
  const line = waiting ?? { known, wanted };
  line.wanted = wanted;
  show(line);
  if (waiting) return null;

  lines.set(id, line);
  try {
    while (given(line.known) !== line.wanted) {
      const aim = line.wanted;
      line.known = await send(line.known, aim);
      if (!isHere()) return null;
      // Pressed elsewhere meanwhile: the server's word stands, unless there was a new press here.
      if (line.wanted === aim) line.wanted = given(line.known);
      show(line);
    }
    return line.known;
  } catch (error) {
    if (!isHere()) return null;
    line.wanted = given(line.known);
    show(line);
    throw error;
  } finally {
    lines.delete(id);
  }
}
