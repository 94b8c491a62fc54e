/** Our own drawings that members may choose as a profile picture: the files of `public/avatars`. */
export const faces = [
  'yuna',
  'jihoon',
  'minji',
  'hyun',
  'sora',
  'taeo',
  'cat',
  'leaf',
  'sea',
] as const;

/** The address of a drawing. */
export const faceUrl = (name: (typeof faces)[number]): string => `/avatars/${name}.svg`;

const urls = new Set(faces.map(faceUrl));

/** Whether an address is that of an existing drawing. */
export const isFace = (url: string): boolean => urls.has(url);
