import { expect, it } from 'vitest';
import { createPictureHosts } from './picture-hosts';

const known: Record<string, string[]> = {
  'cdn.example.com': ['93.184.216.34', '2606:4700:4700::1111'],
  'router.example.com': ['192.168.0.1'],
  'both.example.com': ['93.184.216.34', '10.0.0.1'],
  'six.example.com': ['fd12:3456::1'],
  'empty.example.com': [],
};

const leadsOutside = createPictureHosts(
  {
    lookup: (hostname, _options, done) => {
      if (hostname === 'slow.example.com') return;
      const addresses = known[hostname];
      if (!addresses) done(new Error('ENOTFOUND'), []);
      else
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
    },
  },
  20,
);

it.each([
  ['cdn.example.com', true],
  ['router.example.com', false],
  ['both.example.com', false],
  ['six.example.com', false],
  ['empty.example.com', false],
  ['nowhere.example.com', false],
  ['slow.example.com', false],
])('a picture at %s is shown: %s', async (host, isShown) => {
  expect(await leadsOutside(`https://${host}/p.png`)).toBe(isShown);
});
