import { resolve } from 'node:path';
import { readConfig, StartError, type Config } from '../config';
import { sentenceOf } from '../start-trouble';

/**
 * Runs a terminal command that takes one file, and ends the process with 1 if it fails.
 * @param usage what to type, shown if the file is missing
 * @param work returns the sentence to print
 */
export async function runWithFile(
  usage: string,
  work: (config: Config, file: string) => Promise<string>,
): Promise<void> {
  // Backups hold emails and hashes, so only their owner may read them.
  process.umask(0o077);
  try {
    const [file] = process.argv.slice(2);
    if (file === undefined) throw new StartError(`파일 이름을 함께 적어주세요: ${usage}`);
    // npm changes the folder; a path is relative to the folder of the command.
    const path = resolve(process.env.INIT_CWD ?? '.', file);
    process.stdout.write(`${await work(readConfig(process.env), path)}\n`);
  } catch (error) {
    const unforeseen = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${sentenceOf(error) ?? `끝내지 못했습니다.\n${unforeseen}`}\n`);
    process.exitCode = 1;
  }
}
