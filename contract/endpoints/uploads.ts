import * as v from 'valibot';
import { endpoint, ok } from './define';

export const uploadImage = endpoint({
  summary:
    'Uploads one picture (JPEG, PNG, GIF or WebP, at most 10 MiB): rotates it, removes metadata, encodes it again and adds a small version',
  access: 'member',
  needsEmail: true,
  form: 'image',
  status: 201,
  response: ok({
    /** The full view; `cardImage(url)` is the small one. */
    url: v.string(),
    fileName: v.string(),
    /** Bytes of the stored full view. */
    size: v.number(),
    path: v.string(),
    /** Pixels of the stored full view. */
    width: v.number(),
    height: v.number(),
  }),
  // UNAVAILABLE is answered when too many pictures wait for encoding, or their storage is away.
  errors: ['STORAGE_FULL', 'UNAVAILABLE'],
});
