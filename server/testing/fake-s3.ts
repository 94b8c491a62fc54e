import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { S3Config } from '../config/s3';

/** A storage that speaks as much of S3 as a bucket needs, for one key and region. */
export interface FakeS3 {
  config: S3Config;
  /** The objects by bucket and key: `bucket/key`. */
  objects: Map<string, Buffer>;
  /** How many objects arrived in parts. */
  inParts: () => number;
  /** The code that it answers every request with; null answers properly. */
  trouble: (code: string | null) => void;
  close: () => Promise<void>;
}

const config = { region: 'ap-northeast-2', accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
/** How many objects a page of a list has: few, so that lists have pages. */
const PAGE = 2;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts one on a free port of this machine, with an empty bucket named `bucket`. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const startedAt = new Date();
  const uploads = new Map<string, Map<number, Buffer>>();
  let partsDone = 0;
  let refusal: string | null = null;

  function listOf(bucket: string, query: URLSearchParams): string {
    const start = `${bucket}/${query.get('prefix') ?? ''}`;
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(start) && key > after).sort();
    const shown = keys.slice(0, PAGE);
    const rows = shown.map(
      (key) =>
        `<Contents><Key>${escaped(key.slice(bucket.length + 1))}</Key><Size>${objects.get(key)?.length}</Size><LastModified>${startedAt.toISOString()}</LastModified></Contents>`,
    );
    const isTruncated = keys.length > PAGE;
    const next = isTruncated
      ? `<NextContinuationToken>${escaped(shown.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return `<ListBucketResult>${rows.join('')}<IsTruncated>${isTruncated}</IsTruncated>${next}</ListBucketResult>`;
  }

  /** A request about an upload in parts; null for any other. */
  function partOf(method: string, path: string, query: URLSearchParams, body: Buffer) {
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    }
    const parts = uploads.get(query.get('uploadId') ?? '');
    if (!parts) return null;
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return '';
    }
    if (method === 'POST') {
      partsDone += 1;
      const inOrder = [...parts].sort(([one], [other]) => one - other);
      objects.set(path, Buffer.concat(inOrder.map(([, part]) => part)));
    }
    uploads.delete(query.get('uploadId') ?? '');
    return '<CompleteMultipartUploadResult><ETag>tag</ETag></CompleteMultipartUploadResult>';
  }

  /** The answer to a request: its status, and its body. */
  function answerTo(
    request: IncomingMessage,
    body: Buffer,
  ): [status: number, body: Buffer | string] {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const method = request.method ?? '';
    const path = decodeURIComponent(pathname).slice(1).replace(/\/$/, '');
    const fail = (status: number, code: string): [number, string] => [
      status,
      `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    ];
    const signed = `Credential=${config.accessKeyId}/\\d{8}/${config.region}/s3/aws4_request, .*Signature=`;
    if (!new RegExp(signed).test(request.headers.authorization ?? '')) {
      return fail(403, 'InvalidAccessKeyId');
    }
    if (refusal !== null) return fail(403, refusal);
    if (!/^bucket(?:\/|$)/.test(path)) return fail(404, 'NoSuchBucket');
    const ofPart = partOf(method, path, query, body);
    if (ofPart !== null) return [200, ofPart];
    if (method === 'GET' && query.has('list-type')) return [200, listOf(path, query)];
    const object = objects.get(path);
    if (method === 'GET' || method === 'HEAD')
      return object ? [200, object] : fail(404, 'NoSuchKey');
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') objects.delete(path);
    return [method === 'DELETE' ? 204 : 200, ''];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = answerTo(request, await bodyOf(request));
    const headers = { ETag: '"tag"', 'Last-Modified': startedAt.toUTCString() };
    const length = status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) };
    response.writeHead(status, { ...headers, ...length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    config: { ...config, endpoint: `http://127.0.0.1:${port}` },
    objects,
    inParts: () => partsDone,
    trouble: (code) => {
      refusal = code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
