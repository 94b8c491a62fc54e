// Storybook for development, on this machine only; with `--phone` also for phones in its network.
import { networkInterfaces } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { renderUnicodeCompact } from 'uqr';
import { giveUp, say } from './lib/command.mjs';

const PORT = '6006';
const given = process.argv.slice(2);
const options = given.filter((option) => option !== '--phone');
const isForPhones = options.length < given.length;
const host = isForPhones ? (process.env.HOST ?? networkAddress()) : '127.0.0.1';

if (isForPhones) {
  // Phones cannot reach the demo of this machine.
  process.env.DEMO ??= '';
  void showAddress(`http://${host}:${PORT}/`);
}
process.argv.splice(
  2,
  given.length,
  ...['dev', '--port', PORT, '--exact-port', '--host', host, '--no-open', '--disable-telemetry'],
  ...options,
);
await import('../node_modules/storybook/dist/bin/dispatcher.js');

function networkAddress() {
  const own = Object.values(networkInterfaces()).flat();
  const found = own.find(({ family, internal }) => family === 'IPv4' && !internal);
  return (
    found?.address ?? giveUp('연결된 네트워크가 없습니다. 와이파이에 연결한 뒤 다시 실행해주세요.')
  );
}

async function showAddress(address) {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(500);
  console.log(renderUnicodeCompact(address));
  say(`같은 네트워크의 휴대폰에서 ${address} 를 열거나 위 QR 코드를 비춰주세요.`);
}
