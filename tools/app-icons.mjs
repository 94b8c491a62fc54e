/**
 * Makes the icons of the installed site from the mark: home screens of phones need bitmaps. Run it
 * again after changing the mark or its colour, which `npm run docs` takes from the tokens.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const brand = new URL('../public/brand/', import.meta.url);
const mark = await readFile(new URL('mark.svg', brand), 'utf8');
const [accent] = /#[\da-f]{6}/.exec(mark);
const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

// On its own colour the mark is white, and the light on the water takes the colour.
const onColour = inner.replaceAll(accent, '#ffffff').replace('stroke="#fff"', `stroke="${accent}"`);

/** The mark in the centre of a filled square; `share` is its part of the side length. */
const square = (share) => {
  const side = 32 / share;
  const edge = (side - 32) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
      `<rect width="100%" height="100%" fill="${accent}"/>` +
      `<g transform="translate(${edge} ${edge})">${onColour}</g></svg>`,
  );
};

const icons = [
  ['icon-192.png', 192, 0.7],
  ['icon-512.png', 512, 0.7],
  // Launchers cut a maskable icon to any shape inside its middle 80 percent.
  ['icon-maskable-512.png', 512, 0.55],
  ['apple-touch-icon.png', 180, 0.66],
];

for (const [name, size, share] of icons) {
  const file = fileURLToPath(new URL(name, brand));
  await sharp(square(share), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(file);
}
