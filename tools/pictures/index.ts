// Pictures of stories before and after a change: `npm run pictures -- --help`.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from '../checks/sources';
import { changedSince, git, mergeBase } from '../lib/git';
import { launch, takePictures, themes, type Taken, type Theme, type Wanted } from './capture';
import { takeReadmePictures } from './readme';
import { browserOfPage } from './still';
import { smaller } from './story-page';
import { FOLDER, ofCommit, ofTree, storiesOf, type Story } from './storybook';
import { touchedStories } from './touched';

const help = `npm run pictures -- [옵션]
바뀐 코드가 닿는 스토리를 바꾸기 전과 뒤로 찍어 비교합니다.

  --base COMMIT    견줄 커밋 (없으면 main과 갈라진 곳)
  --all            바뀐 것과 상관없이 모두
  --only KIND      design, components, screens (여러 번 쓸 수 있음)
  --theme THEME    light, dark (없으면 둘 다)
  --width NAME     narrow, phone, tablet, narrowDesk, laptop, desktop (없으면 스토리의 폭)
  --story ID       이 스토리만 (여러 번 쓸 수 있음)
  --png FILE       비교하지 않고 --story 하나를 PNG 파일로
  --readme         README와 안내서의 그림(docs/pictures)을 지금 모습으로 바꿈
  --accept         디자인 컴포넌트의 기준 그림을 지금 모습으로 바꿈`;

const say = (sentence: string) => console.log(`[물빛] ${sentence}`);
function giveUp(sentence: string): never {
  console.error(`[물빛] ${sentence}`);
  process.exit(1);
}

const REFERENCES = 'stories/design/references';

const kinds = {
  design: /^\.\/stories\/design\//,
  components: /^\.\/stories\/(?:components|features)\//,
  screens: /^\.\/stories\/(?:screens|flows|app|generated)\//,
};
type Kind = keyof typeof kinds;

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    base: { type: 'string' },
    all: { type: 'boolean' },
    only: { type: 'string', multiple: true, default: [] },
    theme: { type: 'string', multiple: true, default: [...themes] },
    width: { type: 'string', multiple: true },
    story: { type: 'string', multiple: true },
    png: { type: 'string' },
    readme: { type: 'boolean' },
    accept: { type: 'boolean' },
  },
});

const chosenThemes = themes.filter((theme) => options.theme.includes(theme));
const strange = [
  ...options.only.filter((kind) => !(kind in kinds)),
  ...options.theme.filter((theme) => !themes.includes(theme as Theme)),
];
if (options.help === true) console.log(help);
else if (strange.length > 0) giveUp(`"${strange.join(', ')}"은(는) 고를 수 없습니다.\n${help}`);
else if (options.accept === true) await accept();
else if (options.readme === true) sayFailures(await takeReadmePictures(ofTree()));
else if (options.png === undefined) await compare();
else await takeOne(options.png);

/** Takes the reference pictures of the design components again, as small as possible. */
async function accept(): Promise<void> {
  rmSync(REFERENCES, { recursive: true, force: true });
  mkdirSync(REFERENCES, { recursive: true });
  const browser = await launch();
  const name = await (await browser.newPage()).evaluate(browserOfPage);
  await browser.close();
  writeFileSync(join(REFERENCES, 'browser.json'), `{ "browser": ${JSON.stringify(name)} }\n`);
  const args = ['run', '--config', 'vitest.pictures.config.ts', '--update'];
  const vitest = ['node_modules/vitest/vitest.mjs', ...args];
  const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
  for (const file of readdirSync(REFERENCES).filter((one) => one.endsWith('.png'))) {
    const path = join(REFERENCES, file);
    writeFileSync(path, await smaller(readFileSync(path)));
  }
  process.exitCode = status ?? 1;
}

async function takeOne(file: string): Promise<void> {
  const [id, ...others] = options.story ?? [];
  if (id === undefined || others.length > 0)
    return giveUp('--png에는 --story가 하나 있어야 합니다.');
  const folder = mkdtempSync(join(tmpdir(), 'mulbit-'));
  const wanted = { id, theme: chosenThemes[0] ?? 'light', width: options.width?.[0] };
  const { names, failures } = await takePictures(ofTree(), [wanted], folder);
  copyFileSync(join(folder, names[0] ?? ''), file);
  rmSync(folder, { recursive: true });
  sayFailures(failures);
}

/** Takes the same pictures of the base and of the current files and writes the report. */
async function compare(): Promise<void> {
  const base = git('rev-parse', options.base ?? mergeBase());
  const changed = changedSince(base);
  if (changed.length === 0 && options.all !== true && options.story === undefined) {
    say(`${base.slice(0, 8)} 뒤로 바뀐 것이 없습니다.`);
    return;
  }

  say(`지금 모습과 ${base.slice(0, 8)}의 Storybook을 준비합니다.`);
  const sites = { actual: ofTree(), expected: ofCommit(base) };
  const touched = touchedStories(changed, readSources(process.cwd()));
  const isWanted = ({ id, importPath }: Story) => {
    if (options.story !== undefined) return options.story.includes(id);
    if (
      options.only.length > 0 &&
      !options.only.some((kind) => kinds[kind as Kind].test(importPath))
    )
      return false;
    return options.all === true || touched.has(importPath.slice(2));
  };
  const report = join(FOLDER, 'report');
  rmSync(report, { recursive: true, force: true });
  const failures: string[] = [];
  for (const [name, site] of Object.entries(sites)) {
    const stories = storiesOf(site).filter(isWanted);
    const wanted = chosenThemes.flatMap((theme) =>
      stories.flatMap(({ id }) =>
        (options.width ?? [undefined]).map((width): Wanted => ({ id, theme, width })),
      ),
    );
    const taken = await takePictures(site, wanted, join(report, name));
    failures.push(...taken.failures);
    sayTaken(taken);
  }
  sayFailures(failures);
  writeReport(report);
}

function sayTaken({ names, seconds }: Taken): void {
  const each = names.length === 0 ? 0 : seconds / names.length;
  say(`그림 ${String(names.length)}장, ${seconds.toFixed(0)}초 (한 장에 ${each.toFixed(2)}초)`);
}

function sayFailures(failures: string[]): void {
  for (const failure of failures) console.error(`그리지 못함: ${failure}`);
}

/** Writes the report of reg-cli, with four views. It opens from a folder, without a network. */
function writeReport(report: string): void {
  const page = join(report, 'index.html');
  const list = join(report, 'report.json');
  const args = [
    'actual',
    'expected',
    'difference',
    '-R',
    page,
    '-J',
    list,
    '-I',
    '-M',
    '0',
    '-S',
    '0',
  ];
  spawnSync(process.execPath, [resolve('node_modules/reg-cli/dist/cli.js'), ...args], {
    cwd: report,
  });
  const link = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;
  writeFileSync(page, readFileSync(page, 'utf8').replace(link, ''));
  const found = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  const count = (key: string) => String(found[`${key}Items`]?.length ?? 0);
  say(
    `달라짐 ${count('failed')}, 새로 생김 ${count('new')}, 없어짐 ${count('deleted')}, 같음 ${count('passed')}`,
  );
  say(`보고서: ${page}`);
}
