import process from 'node:process';
import { readConfig, type Config } from '../config';
import { sentenceOf } from '../start-trouble';

/** The first line of an unforeseen failure. */
export const UNFORESEEN = '끝내지 못했습니다.';

/**
 * Runs a terminal command, and ends the process with 1 if it fails.
 * @param work gets the words after the command, and returns the sentence to print
 * @param explain a failure in one sentence
 */
export async function runCommand(
  work: (config: Config, words: string[]) => Promise<string>,
  explain: (error: unknown) => string | null = sentenceOf,
): Promise<void> {
  // Backups hold emails and hashes, so only their owner may read them.
  process.umask(0o077);
  try {
    process.stdout.write(`${await work(readConfig(process.env), process.argv.slice(2))}\n`);
  } catch (error) {
    const unforeseen = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${explain(error) ?? `${UNFORESEEN}\n${unforeseen}`}\n`);
    process.exitCode = 1;
  }
}
