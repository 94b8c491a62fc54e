// Lists the answers in mocks/upstream/recorded for the simulated services: `npm run recorded`.
import { writeFileSync } from 'node:fs';
import { presentRecordedList, recordedList } from './checks/recorded-answers';

writeFileSync(recordedList, presentRecordedList(process.cwd()));
