/** Our own drawings for the icons of spheres: the files of `public/tiles`. */
export const tiles = [
  'night',
  'cook',
  'ball',
  'music',
  'camp',
  'cat',
  'book',
  'game',
  'chart',
] as const;
export type Tile = (typeof tiles)[number];

/** The address of a drawing. */
export const tileUrl = (name: Tile): string => `/tiles/${name}.svg`;

const urls = new Set(tiles.map(tileUrl));

/** Whether an address is that of an existing drawing. */
export const isTile = (url: string): boolean => urls.has(url);
