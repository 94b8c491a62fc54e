import Router from '@koa/router';
import { shownFileName } from '@contract/rules/text/file-name';
import { uploadHeaders, UPLOADS, uploadUrl } from '@contract/rules/site/uploads';
import { errorTexts } from '@contract/texts';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { allowSlowBody } from '../http/slow-body';
import type { Services } from '../services';
import { insertUpload } from '../tables/upload';

/** Uploads of pictures. */
export const uploadRoutes = {
  async uploadImage({ services, viewer, ctx }) {
    const { id: memberId } = requireMember(viewer);
    allowSlowBody(ctx.req);
    const { name, fileName, ...size } = await services.images.takeIn(ctx.req, 'image');
    const createdAt = services.now();
    await services.db.transaction((tx) => insertUpload(tx, { name, memberId, ...size, createdAt }));
    const url = uploadUrl(name);
    const { width, height, bytes } = size;
    return {
      success: true,
      url,
      path: url,
      fileName: shownFileName(fileName),
      size: bytes,
      width,
      height,
    };
  },
} satisfies SomeHandlers;

/** Serves an upload to everybody with its address, always with the type of a picture. */
export function uploadsRouter({ images }: Services): Router {
  const router = new Router({ sensitive: true, strict: true });

  router.get(`${UPLOADS}:file`, async (ctx) => {
    const { file = '' } = ctx.params;
    const { bytes, body } = requireFound(await images.files.open(file), errorTexts.NOT_FOUND);
    ctx.set(uploadHeaders);
    ctx.set('ETag', `"${file}"`);
    ctx.status = 200;
    if (ctx.fresh) {
      body.destroy();
      ctx.status = 304;
      return;
    }
    if (bytes !== null) ctx.length = bytes;
    ctx.body = body;
  });

  return router;
}
