import { expect } from 'vitest';
import * as v from 'valibot';
import { NOTIFICATION_STREAM } from '../../endpoints/routes';
import {
  NotificationEventSchema,
  ReviewEventSchema,
  SettingsEventSchema,
  SuspensionEventSchema,
  type NotificationEvent,
  type ReviewEvent,
  type SettingsEvent,
  type SuspensionEvent,
} from '../../endpoints/stream';
import {
  NOTIFICATION_EVENT,
  REVIEW_EVENT,
  SETTINGS_EVENT,
  SUSPENSION_EVENT,
} from '../../rules/site/event-stream';
import type { Client } from './client';

const schemas = {
  [NOTIFICATION_EVENT]: NotificationEventSchema,
  [SETTINGS_EVENT]: SettingsEventSchema,
  [SUSPENSION_EVENT]: SuspensionEventSchema,
  [REVIEW_EVENT]: ReviewEventSchema,
};
interface Events {
  [NOTIFICATION_EVENT]: NotificationEvent;
  [SETTINGS_EVENT]: SettingsEvent;
  [SUSPENSION_EVENT]: SuspensionEvent;
  [REVIEW_EVENT]: ReviewEvent;
}
type EventName = keyof Events;

/** An open stream of events. */
export interface EventReader {
  /** Returns the next notification; a test that expects a missing one times out. */
  next: () => Promise<NotificationEvent>;
  /** Returns the next event of a kind, including one that arrived while waiting for others. */
  nextOf: <N extends EventName>(name: N) => Promise<Events[N]>;
  /** The kinds of events that arrived while waiting for others. */
  waiting: () => EventName[];
  close: () => Promise<void>;
}

function parse(frame: string): { name: EventName; event: unknown } {
  const lines = frame.split('\n');
  expect(lines).toHaveLength(2);
  const name = (lines[0] ?? '').replace('event: ', '') as EventName;
  expect(Object.keys(schemas)).toContain(name);
  expect(lines[1]).toMatch(/^data: /);
  const data: unknown = JSON.parse((lines[1] ?? '').slice('data: '.length));
  const event = v.parse(schemas[name], data);
  expect(data, 'no field that the contract does not name').toEqual(event);
  return { name, event };
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

  const waiting: { name: EventName; event: unknown }[] = [];

  async function read(): Promise<{ name: EventName; event: unknown }> {
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

  async function nextOf<N extends EventName>(wanted: N): Promise<Events[N]> {
    const at = waiting.findIndex(({ name }) => name === wanted);
    if (at >= 0) return waiting.splice(at, 1)[0]?.event as Events[N];
    waiting.push(await read());
    return nextOf(wanted);
  }

  return {
    next: () => nextOf(NOTIFICATION_EVENT),
    nextOf,
    waiting: () => waiting.map(({ name }) => name),
    close: () => reader.cancel(),
  };
}
