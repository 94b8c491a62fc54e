import { describe, expect, it } from 'vitest';
import { PUSH_DEVICES_MOST } from '../../rules/members/push';
import type { Client } from '../support/client';
import { createClient } from '../support/client';
import { pushSubscription } from '../support/push-subscription';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { letTimePass } from '../support/writing';

/** Devices that receive push messages. */
export function pushSuite(start: StartSubject): void {
  describe('pushes', () => {
    const world = useWorld(start);
    const subscribe = async (name: string, client: Client = world.member) =>
      (await client.ok('subscribePush', { body: pushSubscription(name) })).device;
    const endpoints = async (client: Client = world.member) =>
      (await client.ok('getPush')).devices.map(({ endpoint }) => endpoint);
    const addressOf = (name: string) => pushSubscription(name).endpoint;

    it('reach no device until a member asks for it', async () => {
      const { publicKey, devices } = await world.member.ok('getPush');
      expect(publicKey).toMatch(/^[\w-]{87}$/);
      expect(devices).toEqual([]);
      expect((await world.admin.ok('getPush')).publicKey).toBe(publicKey);
    });

    it('go to each device once, and only to its latest member', async () => {
      const first = await subscribe('one');
      expect(first).toMatchObject({ endpoint: addressOf('one') });
      await letTimePass();
      await subscribe('two');
      await subscribe('one');
      expect((await endpoints()).sort()).toEqual([addressOf('one'), addressOf('two')]);
      await subscribe('one', world.admin);
      expect(await endpoints()).toEqual([addressOf('two')]);
      expect(await endpoints(world.admin)).toEqual([addressOf('one')]);
      const { pushDevices } = await world.member.ok('exportMe');
      expect(pushDevices).toEqual((await world.member.ok('getPush')).devices);
      expect(JSON.stringify(pushDevices)).not.toContain(pushSubscription('two').keys.auth);
    });

    it('end for the member’s own device, even twice', async () => {
      const [device] = (await world.admin.ok('getPush')).devices;
      const id = device?.deviceId ?? '';
      await world.member.ok('unsubscribePush', { id });
      expect(await endpoints(world.admin)).toHaveLength(1);
      await world.admin.ok('unsubscribePush', { id });
      await world.admin.ok('unsubscribePush', { id });
      expect(await endpoints(world.admin)).toEqual([]);
    });

    it('go to an address as a browser writes it', async () => {
      const body = { ...pushSubscription('odd'), endpoint: 'https://push.example/odd\u0000x' };
      const { device } = await world.member.ok('subscribePush', { body });
      expect(device.endpoint).toBe('https://push.example/odd%00x');
      await world.member.ok('unsubscribePush', { id: device.deviceId });
    });

    it('go to a member’s latest devices if there are many', async () => {
      const stranger = await signUp(world.subject);
      for (let at = 0; at <= PUSH_DEVICES_MOST; at += 1) {
        await subscribe(`many-${at}`, stranger);
        await letTimePass();
      }
      const kept = await endpoints(stranger);
      expect(kept).toHaveLength(PUSH_DEVICES_MOST);
      expect(kept).not.toContain(addressOf('many-0'));
    });

    it('end with the session that requested them', async () => {
      const stranger = await signUp(world.subject);
      const { email, password } = stranger;
      const other = createClient(world.subject);
      await other.ok('login', { body: { email, password } });
      await subscribe('here', stranger);
      await subscribe('there', other);
      expect(await endpoints(stranger)).toHaveLength(2);
      await stranger.ok('endOtherSessions');
      expect(await endpoints(stranger)).toEqual([addressOf('here')]);
    });
  });
}
