import { expect, it } from 'vitest';
import { eventFrame, heartbeatFrame, NOTIFICATION_EVENT } from './event-stream';

it('writes an event as one line of data, even if the text contains line breaks', () => {
  expect(eventFrame(NOTIFICATION_EVENT, { text: '첫 줄\n둘째 줄\r\n' })).toBe(
    'event: notification\ndata: {"text":"첫 줄\\n둘째 줄\\r\\n"}\n\n',
  );
});

it('writes a heartbeat that is not an event', () => {
  expect(heartbeatFrame).toMatch(/^:.*\n\n$/);
});
