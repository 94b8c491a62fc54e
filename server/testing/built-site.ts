import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The document of the client app, as the build writes it. */
export const builtIndex = `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="theme-color" content="#e2f0f4" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#0d2029" media="(prefers-color-scheme: dark)" />
    <meta name="description" content="설명" />
    <title>물빛</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
    <link rel="alternate" type="application/rss+xml" title="물빛" href="/rss.xml" />
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/site-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/site-1.css">
  </head>
  <body>
    <noscript>자바스크립트를 켜 주세요.</noscript>
    <div id="root"></div>
  </body>
</html>
`;

const manifest = {
  'index.html': { file: 'assets/site-1.js', css: ['assets/site-1.css'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  '_post-1.js': {
    name: 'post-page',
    file: 'assets/post-1.js',
    css: ['assets/post-1.css'],
    imports: ['index.html', '_shared.js'],
  },
};

/** Writes a built site with only the files that a server reads; returns its folder. */
export function writeBuiltSite(index = builtIndex): string {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-built-'));
  mkdirSync(join(dir, 'assets'));
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, 'index.html'), index);
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['site', 'shared', 'post']) {
    writeFileSync(join(dir, `assets/${name}-1.css`), `.${name}{color:teal}`);
  }
  return dir;
}
