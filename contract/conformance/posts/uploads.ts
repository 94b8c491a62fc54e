import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '../../rules/site/uploads';
import { errorTexts, reasonTexts, validationTexts } from '../../texts';
import { checkErrorBody } from '../support/check';
import type { Given } from '../support/client';
import { imageForm, pictures } from '../support/pictures';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const PATH = '/api/upload/image';

// Its header promises 50,000 by 50,000 pixels.
const bomb = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAw1AAAMNQCAIAAADEzaqdAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNQSuuAIAY4CwA9cAZhS0wM8AAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);

const textForm = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

/** Uploads: which files are accepted or refused, and how they are served. */
export function uploadsSuite(start: StartSubject): void {
  describe('uploads', () => {
    const world = useWorld(start);

    it('accepts a picture of each kind and answers with its address and size', async () => {
      for (const bytes of Object.values(pictures)) {
        const sent = await world.member.ok('uploadImage', { form: imageForm(bytes) });
        expect(sent.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
        expect(sent).toMatchObject({ path: sent.url, fileName: '사진.webp', width: 3, height: 2 });
        expect(sent.size).toBeGreaterThan(0);
      }
    });

    it('gives each upload its own address', async () => {
      const form = imageForm(pictures.webp);
      const sent = await Promise.all([1, 2, 3].map(() => world.member.ok('uploadImage', { form })));
      expect(new Set(sent.map(({ url }) => url)).size).toBe(3);
    });

    it('serves the full and the card size to everybody as pictures and nothing else', async () => {
      const form = imageForm(pictures.webp);
      const { url, size } = await world.member.ok('uploadImage', { form });
      for (const path of [url, url.replace('.webp', '-card.webp')]) {
        const response = await world.guest.raw('GET', path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-disposition')).toBe('inline');
        expect(response.headers.get('content-security-policy')).toBe(
          "sandbox; default-src 'none'; frame-ancestors 'none'",
        );
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect(String.fromCharCode(...bytes.subarray(8, 12))).toBe('WEBP');
        if (path === url) expect(bytes.length).toBe(size);
      }
    });

    it('answers HEAD without sending the picture', async () => {
      const { url } = await world.member.ok('uploadImage', { form: imageForm(pictures.webp) });
      const kept = await world.guest.raw('HEAD', url);
      expect([kept.status, await kept.text()]).toEqual([200, '']);
      expect(kept.headers.get('content-type')).toBe('image/webp');
      const gone = await world.guest.raw('HEAD', `/uploads/${'0'.repeat(32)}.webp`);
      expect([gone.status, await gone.text()]).toEqual([404, '']);
    });

    it('serves no other file', async () => {
      const { url } = await world.member.ok('uploadImage', { form: imageForm(pictures.webp) });
      for (const path of [
        '/uploads/',
        '/uploads/a.webp',
        `/uploads/${'0'.repeat(32)}.webp`,
        `${url}.png`,
        `${url}/`,
        url.replace('.webp', ''),
        url.replace('.webp', '-card-card.webp'),
        '/uploads/..%2fmulbit.sqlite3',
        url.toUpperCase().replace('/UPLOADS', '/uploads'),
      ]) {
        const response = await world.guest.raw('GET', path);
        expect(response.status, path).toBe(404);
        expect(checkErrorBody(404, await response.text()).code).toBe('NOT_FOUND');
      }
    });

    it('answers with the file’s name without folders, controls and excess', async () => {
      const names = [
        ['../../etc/passwd', 'passwd'],
        ['C:\\사진\\바다.png', '바다.png'],
        ['물빛.png'.normalize('NFD'), '물빛.png'],
        [`${'가'.repeat(300)}.png`, '가'.repeat(100)],
        ['<img src=x>.png', '<img src=x>.png'],
        ['따옴표".png', '따옴표".png'],
      ] as const;
      for (const [name, shown] of names) {
        const form = imageForm(pictures.png, { name, type: 'image/png' });
        expect((await world.admin.ok('uploadImage', { form })).fileName).toBe(shown);
      }
    });

    it('judges a file by its bytes, not by its declared type', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
      for (const [bytes, type, name] of [
        [svg, 'image/svg+xml', '그림.svg'],
        [svg, 'image/png', '그림.png'],
        ['<!doctype html><script>alert(1)</script>', 'image/jpeg', '사진.jpg'],
        ['%PDF-1.7', 'image/webp', '문서.webp'],
        ['BM000000000000000000000000', 'image/bmp', '그림.bmp'],
        ['x', 'image/png', '그림.png'],
      ] as const) {
        const form = imageForm(bytes, { type, name });
        const error = await world.admin.fails('uploadImage', 'VALIDATION', { form });
        const message = validationTexts.imageType;
        expect(error).toMatchObject({ error: message, issues: [{ path: 'image', message }] });
      }
      const disguised = imageForm(pictures.png, { type: 'text/html', name: 'page.html' });
      await world.admin.ok('uploadImage', { form: disguised });
    });

    it('refuses a picture that is broken or far too large to draw', async () => {
      const stranger = await signUp(world.subject);
      const refuse = async (bytes: Uint8Array<ArrayBuffer>, message: string) => {
        const error = await stranger.fails('uploadImage', 'VALIDATION', { form: imageForm(bytes) });
        expect(error).toMatchObject({ error: message, issues: [{ path: 'image', message }] });
      };
      await refuse(pictures.png.slice(0, 20), validationTexts.imageBroken);
      await refuse(pictures.gif.slice(0, 7), validationTexts.imageBroken);
      await refuse(Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3, 4, 5, 6), validationTexts.imageBroken);
      await refuse(bomb, validationTexts.imagePixels);
    });

    it('refuses a file of more than 10 MiB', async () => {
      const stranger = await signUp(world.subject);
      const bytes = new Uint8Array(IMAGE_MAX_BYTES + 1);
      bytes.set(pictures.webp);
      const form = imageForm(bytes);
      const error = await stranger.fails('uploadImage', 'TOO_LARGE', { form });
      expect(error.error).toBe(reasonTexts.imageTooLarge);
    });

    it('refuses a form without exactly one picture in the right place', async () => {
      const stranger = await signUp(world.subject);
      const refuse = async (form: FormData, message: string) => {
        const error = await stranger.fails('uploadImage', 'VALIDATION', { form });
        expect(error).toMatchObject({ error: message, issues: [{ path: 'image', message }] });
      };
      await refuse(textForm(['userId', 'user1']), validationTexts.imageMissing);
      await refuse(textForm(['image', '/uploads/a.webp']), validationTexts.imageMissing);
      await refuse(imageForm(''), validationTexts.imageMissing);
      await refuse(imageForm(pictures.webp, { field: 'file' }), validationTexts.imageMissing);
      const two = imageForm(pictures.webp);
      two.append('image', new File([pictures.png], '둘.png', { type: 'image/png' }));
      await refuse(two, reasonTexts.imageForm);
      const many = imageForm(pictures.webp);
      for (let at = 0; at < 6; at += 1) many.append(`field${at}`, 'x');
      await refuse(many, reasonTexts.imageForm);
    });

    it('ignores a few other fields', async () => {
      const form = textForm(['userId', 'user2'], ['caption', '노을']);
      form.set('image', new File([pictures.webp], '노을.webp', { type: 'image/webp' }));
      await world.member.ok('uploadImage', { form });
    });

    it('refuses a body that is not a form', async () => {
      const bodies: RequestInit[] = [
        { headers: { 'content-type': 'application/json' }, body: '{"image":"x"}' },
        { headers: { 'content-type': 'text/plain' }, body: 'image' },
        { headers: { 'content-type': 'image/webp' }, body: pictures.webp },
        { body: new URLSearchParams({ image: 'x' }) },
        {},
      ];
      for (const init of bodies) {
        const response = await world.admin.raw('POST', PATH, init);
        const { code, error } = checkErrorBody(response.status, await response.text());
        expect([code, error]).toEqual(['UNSUPPORTED_TYPE', reasonTexts.imageForm]);
      }
      await world.admin.fails('uploadImage', 'UNSUPPORTED_TYPE');
    });

    it('refuses a form that cannot be read', async () => {
      const stranger = await signUp(world.subject);
      const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.webp"\r\n\r\n';
      for (const [type, body] of [
        ['multipart/form-data; boundary=b', 'nonsense'],
        ['multipart/form-data; boundary=b', `${head}cut off`],
        ['multipart/form-data; charset=utf-8', `${head}x\r\n--b--\r\n`],
      ] as const) {
        const init = { headers: { 'content-type': type }, body };
        const response = await stranger.raw('POST', PATH, init);
        const { code, error } = checkErrorBody(response.status, await response.text());
        expect([code, error], body).toEqual(['VALIDATION', validationTexts.body]);
      }
    });

    it('refuses a guest before it reads the file', async () => {
      const given: Given[] = [{ form: imageForm('x') }, { form: textForm(['image', 'x']) }];
      for (const one of given) {
        const error = await world.guest.fails('uploadImage', 'LOGIN_REQUIRED', one);
        expect(error.error).toBe(errorTexts.LOGIN_REQUIRED);
      }
    });
  });
}
