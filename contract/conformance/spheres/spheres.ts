import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Sphere } from '../../models/sphere';
import { reasonTexts } from '../../texts';
import { createClient } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const byMembers = (a: Sphere, b: Sphere) => b.memberCount - a.memberCount;

/** Spheres: the list, recommendations, joining and leaving. */
export function spheresSuite(start: StartSubject): void {
  describe('spheres', () => {
    const world = useWorld(start);
    const list = async (client = world.guest) => (await client.ok('listSpheres')).data.spheres;
    const one = async (id: string, client = world.guest) => {
      const found = (await list(client)).find((sphere) => sphere.id === id);
      if (!found) throw new Error(`no sphere ${id}`);
      return found;
    };

    it('are listed for a guest in their order, in the demo by the number of their members', async () => {
      const spheres = await list();
      expect(spheres).toEqual([...spheres].sort(byMembers));
      expect(spheres.map(({ id }) => id).sort()).toEqual(
        fixtures.spheres.map(({ id }) => `sphere${id}`).sort(),
      );
      for (const fixture of fixtures.spheres) {
        const { name, icon, description, memberCount } = fixture;
        expect(spheres).toContainEqual({
          id: `sphere${fixture.id}`,
          name,
          icon,
          description,
          memberCount,
          isClosed: false,
          isJoined: false,
          role: null,
          joinedAt: null,
        });
      }
    });

    it('are listed for a member with the joined ones first', async () => {
      const spheres = await list(world.member);
      const joined = spheres.filter(({ isJoined }) => isJoined).sort(byMembers);
      const others = spheres.filter(({ isJoined }) => !isJoined).sort(byMembers);
      expect(spheres).toEqual([...joined, ...others]);
      const expected = fixtures.spheres.filter(({ members }) =>
        members.some(({ memberId }) => memberId === 1),
      );
      expect(joined.map(({ id }) => id).sort()).toEqual(
        expected.map(({ id }) => `sphere${id}`).sort(),
      );
      for (const { role, joinedAt } of joined) {
        expect(role).toBe('member');
        expect(Date.parse(joinedAt ?? '')).toBeLessThan(Date.now());
      }
    });

    it('are recommended four at a time, those not joined first', async () => {
      const { data } = await world.guest.ok('listRecommendedSpheres');
      expect(data.spheres).toEqual((await list()).slice(0, 4));
      const own = (await world.member.ok('listRecommendedSpheres')).data.spheres;
      expect(own).toHaveLength(4);
      const open = (await list(world.member)).filter(({ isJoined }) => !isJoined);
      expect(own).toEqual(open.slice(0, 4));
    });

    it('ignore the member that a reader names', async () => {
      const query = { userId: 'user1' };
      expect(await world.guest.ok('listSpheres', { query })).toEqual(
        await world.guest.ok('listSpheres'),
      );
      const odd = { userId: ['a', 'b'] };
      expect(await world.member.ok('listRecommendedSpheres', { query: odd })).toEqual(
        await world.member.ok('listRecommendedSpheres'),
      );
    });

    it('count a joining member once', async () => {
      const stranger = await signUp(world.subject);
      const before = await one('sphere5', stranger);
      const start = Date.now();
      const joined = await stranger.ok('joinSphere', {
        id: 'sphere5',
        body: { userId: stranger.id },
      });
      expect(joined).toMatchObject({
        sphereId: 'sphere5',
        isJoined: true,
        memberCount: before.memberCount + 1,
        role: 'member',
      });
      expect(Date.parse(joined.joinedAt ?? '')).toBeGreaterThanOrEqual(start - 1000);
      expect(Date.parse(joined.joinedAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
      // A second request, by the bare number and without a body, changes nothing.
      expect(await stranger.ok('joinSphere', { id: 5, body: {} })).toEqual(joined);
      expect(await stranger.ok('joinSphere', { id: 5 })).toEqual(joined);
      expect(await one('sphere5', stranger)).toMatchObject({
        isJoined: true,
        role: 'member',
        joinedAt: joined.joinedAt,
        memberCount: joined.memberCount,
      });
      expect((await one('sphere5')).memberCount).toBe(joined.memberCount);
    });

    it('count a leaving member once', async () => {
      const stranger = await signUp(world.subject);
      const before = await one('sphere6');
      const away = { isJoined: false, role: null, joinedAt: null, memberCount: before.memberCount };
      expect(await stranger.ok('leaveSphere', { id: 'sphere6' })).toMatchObject(away);
      await stranger.ok('joinSphere', { id: 'sphere6', body: {} });
      expect((await one('sphere6')).memberCount).toBe(before.memberCount + 1);
      expect(await stranger.ok('leaveSphere', { id: 'sphere6' })).toEqual({
        success: true,
        sphereId: 'sphere6',
        ...away,
      });
      expect(await stranger.ok('leaveSphere', { id: 6 })).toMatchObject(away);
      expect(await one('sphere6', stranger)).toEqual(before);
    });

    it('count correctly when members join and leave simultaneously', async () => {
      const clients = [world.member, world.admin, await signUp(world.subject)];
      const before = await one('sphere8');
      await Promise.all(
        clients.flatMap((client) =>
          Array.from({ length: 7 }, () => client.ok('joinSphere', { id: 'sphere8', body: {} })),
        ),
      );
      expect((await one('sphere8')).memberCount).toBe(before.memberCount + 3);
      await Promise.all(
        clients.flatMap((client) =>
          Array.from({ length: 7 }, () => client.ok('leaveSphere', { id: 'sphere8' })),
        ),
      );
      expect(await one('sphere8')).toEqual(before);
    });

    it('keep the role of a member who joins again by mistake', async () => {
      const before = await one('sphere9', world.admin);
      expect(before.role).toBe('staff');
      const again = await world.admin.ok('joinSphere', { id: 'sphere9', body: {} });
      expect(again).toMatchObject({ role: 'staff', memberCount: before.memberCount });
    });

    it('give a member who left and came back the common role', async () => {
      const before = await one('sphere9', world.admin);
      await world.admin.ok('leaveSphere', { id: 'sphere9' });
      const again = await world.admin.ok('joinSphere', { id: 'sphere9', body: {} });
      expect(again).toMatchObject({ role: 'member', memberCount: before.memberCount });
      expect(Date.parse(again.joinedAt ?? '')).toBeGreaterThan(Date.parse(before.joinedAt ?? ''));
    });

    it('are either joined or not, and counted so, after two simultaneous requests', async () => {
      const stranger = await signUp(world.subject);
      const { memberCount } = await one('sphere7');
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([
          stranger.ok('joinSphere', { id: 'sphere7', body: {} }),
          stranger.ok('leaveSphere', { id: 'sphere7' }),
          stranger.ok('joinSphere', { id: 'sphere7', body: {} }),
        ]);
        const after = await one('sphere7', stranger);
        expect(after.memberCount).toBe(memberCount + Number(after.isJoined));
        expect(after.role).toBe(after.isJoined ? 'member' : null);
        expect(after.joinedAt === null).toBe(!after.isJoined);
      }
    });

    it('stay joined after the next login and lead the list', async () => {
      const stranger = await signUp(world.subject);
      for (const id of [4, 6]) await stranger.ok('joinSphere', { id, body: {} });
      const { email, password } = stranger;
      const phone = createClient(world.subject);
      await phone.ok('login', { body: { email, password } });
      const spheres = await list(phone);
      const leading = spheres.slice(0, 2);
      expect(leading.map(({ id }) => id).sort()).toEqual(['sphere4', 'sphere6']);
      expect(spheres.slice(2).some(({ isJoined }) => isJoined)).toBe(false);
    });

    it('are not found under an unknown id', async () => {
      const id = 'sphere2147483647';
      const errors = [
        await world.guest.fails('getSphere', 'NOT_FOUND', { id }),
        await world.member.fails('joinSphere', 'NOT_FOUND', { id, body: {} }),
        await world.member.fails('leaveSphere', 'NOT_FOUND', { id }),
      ];
      for (const { error } of errors) expect(error).toBe(reasonTexts.sphereNotFound);
    });

    it('are read one by one as in the list', async () => {
      for (const client of [world.guest, world.member]) {
        for (const sphere of await list(client)) {
          expect(await client.ok('getSphere', { id: sphere.id })).toEqual({
            success: true,
            sphere,
          });
        }
      }
    });
  });
}
