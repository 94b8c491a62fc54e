// Lists the answers in mocks/upstream/recorded, so that the simulated services use them: `npm run
// recorded`.
import { writeFileSync } from 'node:fs';
import { presentRecordedList, recordedList } from './checks/recorded-answers';

writeFileSync(recordedList, presentRecordedList(process.cwd()));
