import { resolve } from 'node:path';
import { version } from '../package.json';
import { runCommand } from './backups/command';
import { backupSentence } from './backups/trouble';
import { StartError } from './config';
import { exportSite } from './moving/export';
import type { Manifest } from './moving/format';
import { importSite } from './moving/import';

const USAGE = `할 일과 폴더를 함께 적어주세요.
내보내기: npm run move -- --export <새 폴더>
들여오기: npm run move -- --import <내보낸 폴더>`;

const shown = { member: '멤버', post: '글', comment: '댓글', sphere: '스피어' };

function contentsText({ tables, pictures }: Manifest): string {
  const rows = new Map(tables.map((one) => [one.name, one.rows]));
  const things = Object.entries(shown).map(([table, noun]) => `${noun} ${rows.get(table) ?? 0}`);
  const all = tables.reduce((sum, one) => sum + one.rows, 0);
  return `테이블 ${tables.length}개의 행 ${all}개 (${things.join(', ')}), 사진 ${pictures}장`;
}

// `npm run move -- --export|--import <folder>`, or `node dist/server/move.js …` if only the build
// exists.
void runCommand(async (config, [act, word, ...more]) => {
  if (word === undefined || word.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  // npm changes the folder; a path is relative to the folder of the command.
  const folder = resolve(process.env.INIT_CWD ?? '.', word);
  if (act === '--export') {
    const { manifest, missing } = await exportSite(config, folder, version);
    const gone = missing > 0 ? [`폴더에 없어 담지 못한 사진이 ${missing}장 있습니다.`] : [];
    return [
      `내보냈습니다: ${folder}`,
      `${contentsText(manifest)}.`,
      ...gone,
      '비밀번호 해시와 이메일이 들어 있으니 다른 사람이 읽지 못하게 옮기고, 다 옮긴 뒤에는 지워주세요.',
    ].join('\n');
  }
  if (act !== '--import') throw new StartError(USAGE);
  const manifest = await importSite(config, folder);
  return [
    `들여왔습니다: ${contentsText(manifest)}.`,
    '테이블마다 행의 수와 사진의 수가 내보낼 때와 모두 같습니다. 이제 서버를 시작해주세요.',
  ].join('\n');
}, backupSentence);
