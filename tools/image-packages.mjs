// Leaves in package.json only the packages that the built server loads; what else the site is built
// from is in its files already. `npm prune` then removes the others from the container's image.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = 'dist/server';
const built = readdirSync(folder)
  .filter((file) => /\.m?js$/.test(file))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Whether a file names a package, or a part of it. */
const isNamed = (name) =>
  built.some((text) =>
    ['"', "'", '`'].some(
      (mark) => text.includes(`${mark}${name}${mark}`) || text.includes(`${mark}${name}/`),
    ),
  );

const { name, version, license, type, engines, dependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const kept = Object.fromEntries(Object.entries(dependencies).filter(([one]) => isNamed(one)));

const imports = /^import\b[^"'\n]*["']((?:@[^/"']+\/)?[^./"'][^/"']*)/gm;
const missing = built
  .flatMap((text) => [...text.matchAll(imports)].map(([, one]) => one))
  .filter((one) => !one.startsWith('node:') && !(one in kept));
if (missing.length > 0) throw new Error(`Not in package.json: ${missing.join(', ')}`);

const manifest = { name, version, private: true, license, type, engines, dependencies: kept };
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
