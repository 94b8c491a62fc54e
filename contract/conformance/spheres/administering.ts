import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { reasonTexts, validationTexts } from '../../texts';
import type { Client } from '../support/client';
import { imageForm, pictures } from '../support/pictures';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Spheres in the hands of admins: their list, changes, order and closing. */
export function administeringSpheresSuite(start: StartSubject): void {
  describe('spheres that admins', () => {
    const world = useWorld(start);
    const all = async () => (await world.admin.ok('listAdminSpheres')).spheres;
    const open = async (client: Client = world.guest) =>
      (await client.ok('listSpheres')).data.spheres;
    const create = async (body: object) => (await world.admin.ok('createSphere', { body })).sphere;
    const update = async (id: string, body: object) =>
      (await world.admin.ok('updateSphere', { id, body })).sphere;
    const idsOf = (spheres: { id: string }[]) => spheres.map(({ id }) => id);
    const entries = async (kind: string) =>
      (await world.admin.ok('listAudit', { query: { kind } })).entries;

    it('list with members, posts and order', async () => {
      const spheres = await all();
      expect(spheres).toHaveLength(fixtures.spheres.length);
      for (const [at, sphere] of spheres.entries()) {
        const fixture = fixtures.spheres.find(({ id }) => `sphere${id}` === sphere.id);
        const { name, icon, description, memberCount } = fixture ?? {};
        const posts = fixtures.posts.filter(
          ({ sphereId, isConfirmed }) => sphereId === fixture?.id && isConfirmed,
        );
        expect(sphere).toEqual({
          ...{ id: `sphere${fixture?.id}`, name, icon, description, memberCount },
          ...{ postCount: posts.length, position: at + 1, isClosed: false },
        });
      }
    });

    it('create at the end of every list, for everybody to join', async () => {
      const before = await all();
      const sphere = await create({ name: '  뜨개질   모임 ', description: ' 실과 바늘\n이야기 ' });
      expect(sphere).toMatchObject({
        ...{ name: '뜨개질   모임', description: '실과 바늘 이야기', icon: '/tiles/night.svg' },
        ...{ memberCount: 0, postCount: 0, position: before.length + 1, isClosed: false },
      });
      expect(await all()).toEqual([...before, sphere]);
      expect(idsOf(await open()).at(-1)).toBe(sphere.id);
      const joined = await world.member.ok('joinSphere', { id: sphere.id, body: {} });
      expect(joined).toMatchObject({ isJoined: true, memberCount: 1 });
      const id = await publish(world, { ...textPost('첫 글'), sphereId: sphere.id });
      expect((await all()).at(-1)).toMatchObject({ memberCount: 1, postCount: 1 });
      await world.member.ok('deletePost', { id });
      expect((await all()).at(-1)?.postCount).toBe(0);
      const [entry] = await entries('sphere.create');
      expect(entry).toMatchObject({ subject: sphere.id, by: { userId: ADMIN_ID } });
      expect(JSON.parse(entry?.after ?? '')).toMatchObject({ name: sphere.name, isClosed: false });
    });

    it('rename and describe, in every answer and in the search of posts', async () => {
      const sphere = await create({ name: '별 보는 밤', description: '하늘 이야기' });
      await world.member.ok('joinSphere', { id: sphere.id, body: {} });
      const postId = await publish(world, { ...textPost('망원경 고르기'), sphereId: sphere.id });
      const change = {
        name: '은하수 산책',
        description: '밤하늘을 걷습니다.',
        icon: '/tiles/camp.svg',
      };
      expect(await update(sphere.id, change)).toMatchObject({ ...change, postCount: 1 });
      expect((await world.guest.ok('getSphere', { id: sphere.id })).sphere).toMatchObject(change);
      const find = async (q: string) =>
        (await world.guest.ok('getFeed', { query: { q } })).data.posts;
      expect(await find('은하수산책')).toMatchObject([
        { postId, sphereName: '은하수 산책', sphereIcon: '/tiles/camp.svg' },
      ]);
      expect(await find('별보는밤')).toEqual([]);
      const [entry] = await entries('sphere.update');
      expect(JSON.parse(entry?.before ?? '')).toEqual({
        ...{ name: '별 보는 밤', description: '하늘 이야기', icon: '/tiles/night.svg' },
      });
      expect(JSON.parse(entry?.after ?? '')).toEqual(change);
      // The values before undo the change.
      expect(await update(sphere.id, JSON.parse(entry?.before ?? '') as object)).toMatchObject({
        name: '별 보는 밤',
      });
      expect(await find('별보는밤')).toHaveLength(1);
    });

    it('change without effect are not noted', async () => {
      const before = await entries('sphere.update');
      const [sphere] = await all();
      if (!sphere) throw new Error('There is no sphere');
      const { id, name, description, icon, isClosed } = sphere;
      expect(await update(id, {})).toEqual(sphere);
      expect(await update(id, { name, description, icon, isClosed })).toEqual(sphere);
      expect(await entries('sphere.update')).toEqual(before);
    });

    it('name like another one are refused, also like a closed one', async () => {
      const one = await create({ name: 'Book Club' });
      const other = await create({ name: '새벽 책방' });
      await update(one.id, { isClosed: true });
      for (const name of ['Book Club', 'b00k-club', 'ＢＯＯＫ ＣＬＵＢ', 'bo\u043ek club']) {
        const { error, issues } = await world.admin.fails('createSphere', 'CONFLICT', {
          body: { name },
        });
        expect(error).toBe(reasonTexts.sphereNameTaken);
        expect(issues).toEqual([{ path: 'name', message: reasonTexts.sphereNameTaken }]);
        const given = { id: other.id, body: { name } };
        await world.admin.fails('updateSphere', 'CONFLICT', given);
      }
      // A sphere may spell its own name in another way.
      expect(await update(one.id, { name: 'BOOK club' })).toMatchObject({ name: 'BOOK club' });
      await update(one.id, { name: '다른 책방' });
      expect(await create({ name: 'book club' })).toMatchObject({ name: 'book club' });
    });

    it('name at the same time have each name once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          world.admin.call('createSphere', { body: { name: '동시에 만든 곳' } }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      const targets = [await create({ name: '첫째 방' }), await create({ name: '둘째 방' })];
      const renamed = await Promise.all(
        targets.map(({ id }) =>
          world.admin.call('updateSphere', { id, body: { name: '하나뿐인 방' } }),
        ),
      );
      expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('give an uploaded picture as icon, which must exist', async () => {
      const { url } = await world.admin.ok('uploadImage', { form: imageForm(pictures.webp) });
      const sphere = await create({ name: '사진이 있는 곳', icon: url });
      expect(sphere.icon).toBe(url);
      expect((await world.guest.ok('getSphere', { id: sphere.id })).sphere.icon).toBe(url);
      const icon = `/uploads/${'0'.repeat(32)}.webp`;
      const body = { name: '사진이 없는 곳', icon };
      const { issues } = await world.admin.fails('createSphere', 'VALIDATION', { body });
      expect(issues).toEqual([{ path: 'icon', message: validationTexts.imageUrl }]);
      await world.admin.fails('updateSphere', 'VALIDATION', { id: sphere.id, body: { icon } });
      expect((await all()).find(({ id }) => id === sphere.id)?.icon).toBe(url);
    });

    it('order are in that order everywhere, and the others follow', async () => {
      const before = idsOf(await all());
      const first = before.slice(-2).reverse();
      const { spheres } = await world.admin.ok('orderSpheres', { body: { ids: first } });
      const after = [...first, ...before.filter((id) => !first.includes(id))];
      expect(idsOf(spheres)).toEqual(after);
      expect(spheres.map(({ position }) => position)).toEqual(after.map((_, at) => at + 1));
      expect(await all()).toEqual(spheres);
      const isOpen = (id: string) => spheres.some((one) => one.id === id && !one.isClosed);
      expect(idsOf(await open())).toEqual(after.filter(isOpen));
      const query = { limit: 50 };
      const found = (await world.guest.ok('searchSpheres', { query })).data.spheres;
      expect(idsOf(found)).toEqual(after.filter(isOpen));
      const suggested = (await world.guest.ok('listRecommendedSpheres')).data.spheres;
      expect(idsOf(suggested)).toEqual(after.filter(isOpen).slice(0, 4));
      const own = await open(world.member);
      const joined = own.filter(({ isJoined }) => isJoined);
      expect(idsOf(joined)).toEqual(after.filter((id) => idsOf(joined).includes(id)));
      expect(own.slice(0, joined.length)).toEqual(joined);

      const [entry] = await entries('sphere.order');
      expect(entry).toMatchObject({ subject: 'spheres', by: { userId: ADMIN_ID } });
      expect(JSON.parse(entry?.after ?? '')).toEqual(after);
      await world.admin.ok('orderSpheres', { body: { ids: after } });
      expect((await entries('sphere.order'))[0]).toEqual(entry);
      const back = { ids: JSON.parse(entry?.before ?? '') as string[] };
      expect(idsOf((await world.admin.ok('orderSpheres', { body: back })).spheres)).toEqual(before);
    });

    it('order or change are not found under an unknown id', async () => {
      const id = 'sphere2147483647';
      const body = { ids: ['sphere1', id] };
      const errors = [
        await world.admin.fails('orderSpheres', 'NOT_FOUND', { body }),
        await world.admin.fails('updateSphere', 'NOT_FOUND', { id, body: { name: '없는 곳' } }),
      ];
      for (const { error } of errors) expect(error).toBe(reasonTexts.sphereNotFound);
    });
  });

  describe('a closed sphere', () => {
    const world = useWorld(start);
    const close = (id: string, isClosed = true) =>
      world.admin.ok('updateSphere', { id, body: { isClosed } });
    const draft = { ...textPost('닫히기 전에 쓰던 글'), sphereId: 'sphere1' };

    it('keeps its posts but is in no list and no search', async () => {
      const query = { sphereId: 'sphere1', limit: 50 };
      const before = (await world.guest.ok('getFeed', { query })).data.posts.length;
      expect(before).toBeGreaterThan(0);
      await close('sphere1');
      expect((await world.guest.ok('getFeed', { query })).data.posts).toHaveLength(before);
      const { sphere } = await world.guest.ok('getSphere', { id: 'sphere1' });
      expect(sphere).toMatchObject({ isClosed: true, name: fixtures.spheres[0]?.name });
      for (const client of [world.guest, world.member]) {
        const lists = [
          (await client.ok('listSpheres')).data.spheres,
          (await client.ok('listRecommendedSpheres')).data.spheres,
          (await client.ok('searchSpheres', { query: { limit: 50 } })).data.spheres,
          (await client.ok('searchSpheres', { query: { q: sphere.name } })).data.spheres,
        ];
        for (const list of lists) expect(list.map(({ id }) => id)).not.toContain('sphere1');
      }
      const { spheres } = await world.admin.ok('listAdminSpheres');
      expect(spheres.find(({ id }) => id === 'sphere1')).toMatchObject({ isClosed: true });
      await close('sphere1', false);
      expect((await world.guest.ok('listSpheres')).data.spheres.map(({ id }) => id)).toContain(
        'sphere1',
      );
    });

    it('takes no new posts, but repeats the answer to one that it has', async () => {
      const sent = { ...draft, writingId: 'before-the-closing' };
      const { postId } = await world.member.ok('createPost', { body: sent });
      await close('sphere1');
      const again = await world.member.ok('createPost', { body: sent });
      expect(again).toMatchObject({ postId, post: { sphereId: 'sphere1' } });
      const late = { body: { ...draft, writingId: 'after-the-closing' } };
      const refused = await world.member.fails('createPost', 'CONFLICT', late);
      expect(refused.error).toBe(reasonTexts.sphereClosed);
      // A post in it can be changed and moved out, but not back in.
      const move = (body: object) => ({ id: postId, body });
      const titled = await world.member.ok('updatePost', move({ title: '고친 제목' }));
      expect(titled.post).toMatchObject({ title: '고친 제목', sphereId: 'sphere1' });
      const same = { title: '또 고친 제목', sphereId: 'sphere1' };
      expect((await world.member.ok('updatePost', move(same))).post.title).toBe(same.title);
      await world.member.ok('updatePost', move({ sphereId: null }));
      const back = await world.member.fails(
        'updatePost',
        'CONFLICT',
        move({ sphereId: 'sphere1' }),
      );
      expect(back.error).toBe(reasonTexts.sphereClosed);
      await close('sphere1', false);
      // The refused draft can be sent once the sphere is open.
      expect((await world.member.ok('createPost', late)).post.sphereId).toBe('sphere1');
    });

    it('takes no new members, and lets its members stay or leave', async () => {
      await close('sphere2');
      const joined = await world.member.ok('joinSphere', { id: 'sphere2', body: {} });
      expect(joined.isJoined).toBe(true);
      await world.member.ok('leaveSphere', { id: 'sphere2' });
      const { error } = await world.member.fails('joinSphere', 'CONFLICT', {
        id: 'sphere2',
        body: {},
      });
      expect(error).toBe(reasonTexts.sphereClosedToJoin);
      await close('sphere2', false);
      await world.member.ok('joinSphere', { id: 'sphere2', body: {} });
    });
  });
}
