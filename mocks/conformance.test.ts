import { conformance } from '@contract/conformance';
import { SUBJECT_ADMIN_KEY } from '@contract/conformance/support/subject';
import { sentMails } from './db/mails';
import { answer, MOCK_ORIGIN } from './node';
import { simulation } from './tools';
import { resetWorld } from './world';

conformance((limits, options) => {
  resetWorld({ adminKey: SUBJECT_ADMIN_KEY, limits, ...options });
  return Promise.resolve({
    name: 'mocks',
    origin: MOCK_ORIGIN,
    send: answer,
    trouble: simulation.trouble,
    mails: (to) => Promise.resolve(sentMails().filter((mail) => mail.to === to)),
    close: () => Promise.resolve(),
  });
}, 'mocks');
