import { eventFrame, heartbeatFrame } from '@contract/rules/site/event-stream';
import { HttpResponse } from 'msw';

/** The writing end of a stream. */
export interface EventStream {
  send: (name: string, data: unknown) => void;
  beat: () => void;
  close: () => void;
}

const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
const open = new Set<EventStream>();

/**
 * Answers with server-sent events.
 * @param start receives the writing end; its returned function runs once, when either side closes
 */
export function eventStreamResponse(start: (stream: EventStream) => () => void) {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const state = { isClosed: false };
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const stream: EventStream = {
        send: (name, data) => write(eventFrame(name, data)),
        beat: () => write(heartbeatFrame),
        // Each event checks that the member is still allowed, so several may close the stream.
        close: () => {
          if (state.isClosed) return;
          state.isClosed = true;
          end();
          controller.close();
        },
      };
      const stop = start(stream);
      if (state.isClosed) {
        stop();
        return;
      }
      open.add(stream);
      end = () => {
        state.isClosed = true;
        open.delete(stream);
        stop();
      };
    },
    cancel: () => end(),
  });
  return new HttpResponse(body, { headers });
}

/** Ends every stream because its world was replaced. */
export function closeStreams(): void {
  for (const stream of open) stream.close();
}
