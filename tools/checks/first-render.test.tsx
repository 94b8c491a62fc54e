import { Site } from '@/app/Site';
import { routes } from '@/config/routes';
import { createStore, Provider } from 'jotai';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

// Node has no window and no document, so a screen fails here if it uses them while it loads or
// renders first. The server renders public pages, so this must keep working.
test.each(Object.entries(routes))('the first render of %s needs no browser', async (_, path) => {
  const problems: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Provider store={createStore()}>
      <StaticRouter location={path.replace(/:\w+/g, '1')}>
        <Site />
      </StaticRouter>
    </Provider>,
    {
      onError(error) {
        problems.push(error);
      },
    },
  );
  expect(await text(prelude)).toContain('<main');
  expect(problems).toEqual([]);
});
