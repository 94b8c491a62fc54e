import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';

// The lower bound: an HTTP server that only sends the bytes.
const body = readFileSync(process.env.BODY_FILE ?? '');
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': body.length,
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), process.env.HOST);
process.on('SIGTERM', () => process.exit(0));
