import { runWithFile } from './backups/command';
import { restoreBackup } from './backups/restore';

// `npm run restore -- <file>`, or `node dist/server/restore.js <file>` if only the build exists.
void runWithFile('npm run restore -- <파일>', async (config, file) => {
  const pictures = await restoreBackup(config, file);
  return `백업을 되살렸습니다 (사진 ${pictures}장). 이제 서버를 시작해주세요.`;
});
