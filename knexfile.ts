// For the knex command line only (`npm run db:migrate`, `npm run db:seed`); the server asks server/database itself.
import { knexConfig } from '@server/database';
import { readSettings } from '@server/settings';

export default knexConfig(readSettings(process.env).databaseUrl);
