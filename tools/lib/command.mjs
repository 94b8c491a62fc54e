import { spawn } from 'node:child_process';
import process from 'node:process';

/** Prints the current step in the terminal. */
export function say(sentence) {
  console.log(`[물빛] ${sentence}`);
}

/** Prints why the process cannot continue and ends it with code 1. */
export function giveUp(sentence) {
  console.error(`[물빛] ${sentence}`);
  process.exit(1);
}

/** Runs a command in this terminal; resolves to its exit code (1 if not started or killed). */
export function run(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs npm: the one that started this process if any, because no other need be on the path. */
export function npm(args, env) {
  const own = process.env.npm_execpath;
  return own ? run(process.execPath, [own, ...args], env) : run('npm', args, env);
}

/** Runs a command of an installed package by its file, for example `vite/bin/vite.js`. */
export function tool(file, args, env) {
  return run(process.execPath, [`node_modules/${file}`, ...args], env);
}
