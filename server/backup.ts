import { runWithFile } from './backups/command';
import { makeBackup } from './backups/make';

// `npm run backup -- <file>`, or `node dist/server/backup.js <file>` if only the build exists.
void runWithFile('npm run backup -- <파일>', async (config, file) => {
  const { pictures, missing, bytes } = await makeBackup(config, file);
  const size = (bytes / 1_000_000).toFixed(1);
  const gone = missing > 0 ? ` 폴더에 없어 담지 못한 사진이 ${missing}장 있습니다.` : '';
  return `백업했습니다: ${file} (${size}MB, 사진 ${pictures}장).${gone}`;
});
