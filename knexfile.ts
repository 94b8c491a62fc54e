import { readConfig } from './server/config';
import { knexConfig } from './server/database';
import { seedSource } from './server/seeds';

// For `npm run db:migrate` and `npm run db:seed`; the server itself does both at its start.
export default { ...knexConfig(readConfig(process.env).database), seeds: { seedSource } };
