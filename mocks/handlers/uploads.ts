import { ApiError } from '@contract/errors';
import { shownFileName } from '@contract/rules/text/file-name';
import {
  uploadFiles,
  uploadHeaders,
  uploadOfFile,
  UPLOADS,
  uploadUrl,
} from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { files } from '../db/files';
import { uploads as stored } from '../db/uploads';
import { errorResponse } from '../http/respond';
import { memberOf } from '../http/viewer';
import { redraw } from '../images/redraw';
import type { SomeHandlers } from './types';

const newName = () => crypto.randomUUID().replaceAll('-', '');

export const uploads = {
  async uploadImage(_input, { viewer, now, readFile }) {
    const { id: memberId } = memberOf(viewer);
    const file = await readFile();
    const { full, card, width, height } = await redraw(file);
    const name = newName();
    const names = uploadFiles(name);
    await files.write(names.full, full);
    await files.write(names.card, card);
    stored.insert({ name, memberId, width, height, bytes: full.size, createdAt: now });
    const url = uploadUrl(name);
    const fileName = shownFileName(file.name);
    return { success: true, url, path: url, fileName, size: full.size, width, height };
  },
} satisfies SomeHandlers;

// Checks the beginning, because the site's own sources may contain a folder with that name.
const isUpload = ({ request }: { request: Request }) =>
  new URL(request.url).pathname.startsWith(UPLOADS);

async function serve({ request }: { request: Request }): Promise<Response> {
  const name = new URL(request.url).pathname.slice(UPLOADS.length);
  const file = uploadOfFile(name) === null ? null : await files.read(name);
  if (!file) return errorResponse(new ApiError('NOT_FOUND', errorTexts.NOT_FOUND));
  return new HttpResponse(await file.arrayBuffer(), {
    headers: { ...uploadHeaders, 'X-Content-Type-Options': 'nosniff' },
  });
}

/** Serves uploads like the server. */
export const uploadedFiles: RequestHandler[] = [
  http.get(isUpload, serve),
  http.head(isUpload, async ({ request }) => {
    const { status, headers } = await serve({ request });
    return new HttpResponse(null, { status, headers });
  }),
];
