import { readConfig } from './server/config';
import { knexConfig } from './server/database';
import { seedSource } from './server/seeds';

const config = readConfig(process.env);

// For `npm run db:migrate` and `npm run db:seed`; the server itself does both at its start.
export default { ...knexConfig(config.database), seeds: { seedSource: seedSource(config) } };
