import process from 'node:process';
import { startCarefulProxy } from '../../tools/careful-proxy';

// In a process of its own, so that neither its work nor that of the load delays the other.
await startCarefulProxy((process.env.SERVERS ?? '').split(' '), Number(process.env.PORT));
process.on('SIGTERM', () => process.exit(0));
