import { expect } from 'vitest';
import * as v from 'valibot';
import { NOTIFICATION_STREAM } from '../endpoints/routes';
import { NotificationEventSchema, type NotificationEvent } from '../endpoints/stream';
import { NOTIFICATION_EVENT } from '../rules/event-stream';
import type { Client } from './client';

/** An open stream of notifications. */
export interface EventReader {
  /** The next event; fails when none comes within five seconds. */
  next: () => Promise<NotificationEvent>;
  close: () => Promise<void>;
}

const TIMEOUT = 5_000;

function parse(frame: string): NotificationEvent {
  const lines = frame.split('\n');
  expect(lines[0]).toBe(`event: ${NOTIFICATION_EVENT}`);
  expect(lines[1]).toMatch(/^data: /);
  expect(lines).toHaveLength(2);
  const data: unknown = JSON.parse((lines[1] ?? '').slice('data: '.length));
  const event = v.parse(NotificationEventSchema, data);
  expect(data, 'no field that the contract does not name').toEqual(event);
  return event;
}

async function late(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT));
  throw new Error('No event came');
}

/** Opens a member's stream and checks its headers. */
export async function openStream(client: Client): Promise<EventReader> {
  const response = await client.raw('GET', NOTIFICATION_STREAM, {
    headers: { accept: 'text/event-stream' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body');
  let text = '';

  async function read(): Promise<NotificationEvent> {
    const end = text.indexOf('\n\n');
    if (end < 0) {
      const { value, done } = await (reader as ReadableStreamDefaultReader<string>).read();
      if (done) throw new Error('The stream ended');
      text += value;
      return read();
    }
    const frame = text.slice(0, end);
    text = text.slice(end + 2);
    return frame.startsWith(':') ? read() : parse(frame);
  }

  return {
    next: () => Promise.race([read(), late()]),
    close: () => reader.cancel(),
  };
}
