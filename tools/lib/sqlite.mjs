import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { giveUp, npm, run, say } from './command.mjs';

const HERE = 'node_modules';
const COMPILERS = ['python3', 'make', 'g++'];

// A sqlite3 for another machine could crash the process that loads it, so a child process tries.
const TRIAL = "require('sqlite3')";

/** Whether the optional package sqlite3 is installed and its binary loads. */
function hasSqlite3() {
  return spawnSync(process.execPath, ['-e', TRIAL], { stdio: 'ignore' }).status === 0;
}

function missingCompilers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMPILERS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function installCompilers() {
  say('SQLite 드라이버를 빌드할 python3, make, g++를 설치합니다.');
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...COMPILERS]);
}

/**
 * Builds sqlite3, which npm left out because its build had failed, in an empty folder with a plain
 * name: the build steps break on a path with blanks or brackets, such as `mulbit (1)`. npm shows
 * the compiler's output.
 */
async function buildSqlite3() {
  say('SQLite 드라이버를 빌드합니다. 1~2분쯤 걸립니다.');
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-sqlite3-'));
  try {
    const { sqlite3 } = optionalDependencies;
    const project = { private: true, dependencies: { sqlite3 }, allowScripts: { sqlite3: true } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    await npm(['install', '--prefix', folder, '--no-audit', '--no-fund']);
    const built = join(folder, 'node_modules');
    if (!existsSync(built)) return;
    // Installed packages keep their version; an installed sqlite3 does not load, so it is replaced.
    rmSync(join(HERE, 'sqlite3'), { recursive: true, force: true });
    for (const name of readdirSync(built).filter((found) => !existsSync(join(HERE, found)))) {
      cpSync(join(built, name), join(HERE, name), { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes sure that a driver can open the database: PostgreSQL needs nothing, else the package
 * sqlite3, else Node's own SQLite (22.13 or later). If both are missing, it installs a compiler if
 * permitted and builds sqlite3; otherwise the process ends with a sentence that names the commands
 * to type.
 */
export async function ensureSqlite() {
  const isElsewhere = /^postgres(?:ql)?:/.test(process.env.DATABASE_URL ?? '');
  if (isElsewhere || isBuiltin('node:sqlite') || hasSqlite3()) return;
  if (missingCompilers().length > 0 && mayInstall()) await installCompilers();
  if (missingCompilers().length === 0) await buildSqlite3();
  if (hasSqlite3()) return;
  if (missingCompilers().length === 0) {
    giveUp(
      'SQLite 드라이버를 빌드하지 못했습니다. 바로 위 npm의 오류(네트워크, 디스크 공간 등)를 해결한 뒤 ' +
        'npm start를 다시 실행하거나 Node.js 22.13 이상을 써주세요.',
    );
  }
  giveUp(
    'SQLite 드라이버를 빌드할 컴파일러가 없으니, Node.js 22.13 이상을 쓰거나 컴파일러를 설치하고 ' +
      '("apt-get install -y python3 make g++", "dnf install -y python3 make gcc-c++", ' +
      '"apk add python3 make g++", "brew install python make gcc" 중 하나) npm start를 다시 실행해주세요.',
  );
}
