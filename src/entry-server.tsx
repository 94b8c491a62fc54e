import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { answerCalls } from '@/api/client';
import { pages } from '@/config/pages';
import { loginPath, routes } from '@/config/routes';
import { TitleContext } from '@/features/page/PageTitle';
import { actorAtom, sessionAtom } from '@/state/session';
import { settingsAtom } from '@/state/settings';
import { accentSheet } from '@/design/tokens/accents';
import { isAdmin } from '@contract/policies/actor';
import type { RenderPage } from '@contract/rendering';
import { createStore, Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { findPage, preparePage } from '@/app/pages';
import { createAsked, type Asked } from '@/app/serving/asked';
import { servedPage } from '@/app/serving/heads';
import { Site } from '@/app/Site';

// Many pages are prepared at a time, each for its own viewer: a call is answered by the page that
// it was made for, which the chain of promises remembers.
const pageOfCall = new AsyncLocalStorage<Asked>();
answerCalls((key, name, input) => pageOfCall.getStore()?.answerer(key, name, input));

/** Renders to the end: the browser must get a page without pending parts. */
function draw(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // The markup is one piece; otherwise React would move parts of it into place by inline
      // scripts.
      progressiveChunkSize: Infinity,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}

/** See `RenderPage`. The tree is the one that `App` hydrates, down to the last wrapper. */
export const render: RenderPage = async ({ pathname, search, theme, ask }) => {
  const page = findPage(pathname);
  if (!page) return { kind: 'redirect', to: routes.home };
  const { name, params } = page;
  const { role } = pages[name];
  const served = servedPage(name, pathname);
  const path = served.pathOf(params, search);
  const [canonical] = path?.split('?') ?? [];
  if (canonical && canonical !== pathname) return { kind: 'redirect', to: canonical + search };

  const store = createStore();
  const asked = createAsked(ask);
  await pageOfCall.run(asked, () => preparePage(store, { pathname, search }, { theme }));
  const actor = store.get(actorAtom);
  if (store.get(sessionAtom).status === 'known') {
    if (role === 'member' && !actor) return { kind: 'redirect', to: loginPath(pathname + search) };
    if (role === 'admin' && !isAdmin(actor)) return { kind: 'redirect', to: routes.home };
  }
  let title = '';
  const drawn = await draw(
    <StrictMode>
      <Provider store={store}>
        <TitleContext value={(given) => void (title = given)}>
          <StaticRouter location={{ pathname, search }}>
            <Site />
          </StaticRouter>
        </TitleContext>
      </Provider>
    </StrictMode>,
  );
  const [hints = ''] = /^(?:<link\b[^>]*>)*/.exec(drawn) ?? [];
  // React names every picture of the page; only those of the first view are urgent.
  const urgent = hints.match(/<link\b[^>]*>/g)?.filter((hint) => hint.includes('"high"')) ?? [];
  const pictures = urgent.map((hint) => /href="([^"]*)"/.exec(hint)?.[1] ?? '');
  const head = served.describe(asked, search);
  const isMissing = path === null || asked.isMissing();
  return {
    kind: 'page',
    status: isMissing ? 404 : 200,
    head: {
      ...head,
      title,
      path: path ?? pathname,
      isIndexed: head.isIndexed && !isMissing,
      site: store.get(settingsAtom),
    },
    pictures: pictures.map((address) => address.replaceAll('&amp;', '&')),
    markup: drawn.slice(hints.length),
    sheet: accentSheet(store.get(settingsAtom).siteAccent),
    data: { theme, answers: asked.answers },
    chunk: served.chunk,
  };
};
