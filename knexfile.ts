import { readConfig } from './server/config';
import { knexConfig } from './server/database';
import { seedSource } from './server/seeds';

const config = readConfig(process.env);

// For `npm run db:seed` and `npm run db:unlock`.
export default { ...knexConfig(config.database), seeds: { seedSource: seedSource(config) } };
