import { conformance } from '@contract/conformance';
import { SUBJECT_ADMIN_KEY } from '@contract/conformance/subject';
import { answer, MOCK_ORIGIN } from './node';
import { simulation } from './tools';
import { resetWorld } from './world';

conformance((limits) => {
  resetWorld({ adminKey: SUBJECT_ADMIN_KEY, limits });
  return Promise.resolve({
    name: 'mocks',
    origin: MOCK_ORIGIN,
    send: answer,
    trouble: simulation.trouble,
    close: () => Promise.resolve(),
  });
}, 'mocks');
