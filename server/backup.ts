import { resolve } from 'node:path';
import { runCommand } from './backups/command';
import { makeBackup } from './backups/make';
import { backupSentence } from './backups/trouble';
import { StartError } from './config';

// `npm run backup -- <file>`, or `node dist/server/backup.js <file>` if only the build exists.
void runCommand(async (config, [word, ...more]) => {
  if (word === undefined || more.length > 0) {
    throw new StartError('파일 이름을 함께 적어주세요: npm run backup -- <파일>');
  }
  // npm changes the folder; a path is relative to the folder of the command.
  const file = resolve(process.env.INIT_CWD ?? '.', word);
  const { pictures, missing, bytes } = await makeBackup(config, file);
  const size = (bytes / 1_000_000).toFixed(1);
  const gone = missing > 0 ? ` 폴더에 없어 담지 못한 사진이 ${missing}장 있습니다.` : '';
  return `백업했습니다: ${file} (${size}MB, 사진 ${pictures}장).${gone}`;
}, backupSentence);
