import { join } from 'node:path';
import { runCommand } from './backups/command';
import { backupSentence } from './backups/trouble';
import { StartError } from './config';
import { bucketStore } from './images/bucket';
import { copyPictures } from './images/copy';
import { openFolder } from './images/files';

const USAGE = `어디로 옮길지 적어주세요.
디스크에서 UPLOADS_TO로: npm run uploads:move -- --to-s3
UPLOADS_TO에서 디스크로: npm run uploads:move -- --to-disk
원본은 그대로 둡니다. 모두 같은 것을 확인한 뒤 지우려면 --delete를 함께 적어주세요.`;

// `npm run uploads:move -- --to-s3|--to-disk [--delete]`, or `node dist/server/move-uploads.js …` if
// only the build exists.
void runCommand(async ({ dataDir, uploads }, words) => {
  const removes = words.includes('--delete');
  const [to, ...more] = words.filter((word) => word !== '--delete');
  if ((to !== '--to-s3' && to !== '--to-disk') || more.length > 0) throw new StartError(USAGE);
  if (uploads === null) {
    throw new StartError('설정 UPLOADS_TO에 사진을 둘 S3 주소를 적어주세요.');
  }
  const [disk, bucket] = [openFolder(join(dataDir, 'uploads')), bucketStore(uploads)];
  const [from, target] = to === '--to-s3' ? [disk, bucket] : [bucket, disk];
  const { same, copied } = await copyPictures(from, target);
  if (removes) for (const file of same) await from.remove(file);
  return [
    `사진 파일 ${same.length}개가 두 곳에 모두 있고 체크섬이 같습니다. 이번에 ${copied}개를 복사했습니다.`,
    removes ? `원본 ${same.length}개를 지웠습니다.` : '원본은 그대로 두었습니다.',
  ].join('\n');
}, backupSentence);
