/** Our own drawings that a member may wear as a face: the files of `public/avatars`. */
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

/** Whether an address is that of a drawing that there is. */
export const isFace = (url: string): boolean => urls.has(url);
