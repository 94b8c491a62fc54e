import { expect, it } from 'vitest';
import { createBus } from './bus';

it('the heartbeats of streams that open together are spread over the interval', () => {
  const bus = createBus();
  const perSecond = Array.from({ length: 15 }, () => 0);
  for (let at = 0; at < 500; at += 1) {
    const first = Math.ceil(bus.heartbeat * bus.phase());
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(15_000);
    const second = Math.min(14, Math.floor(first / 1_000));
    perSecond[second] = (perSecond[second] ?? 0) + 1;
  }
  // 33 in each second would be the most even.
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(36);
  expect(Math.min(...perSecond)).toBeGreaterThanOrEqual(30);
});
