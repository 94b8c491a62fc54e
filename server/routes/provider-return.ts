import Router from '@koa/router';
import type { Context } from 'koa';
import { pageAddresses } from '@contract/pages';
import {
  loginProviders,
  providerReturn,
  type LoginProvider,
} from '@contract/rules/members/login-providers';
import { readForm } from '../http/body';

/** The most bytes of a form from a provider. */
const FORM_MAX = 16_384;

/** Leads to the page that ends the visit. It alone does so, with the browser's cookie. */
function leadBack(ctx: Context, provider: LoginProvider, given: URLSearchParams): void {
  const query = new URLSearchParams({ provider });
  for (const name of ['state', 'code', 'error']) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`${pageAddresses.login}?${query.toString()}`);
}

/** Where providers send people back to: with an address, or like Apple with a form. */
export function providerReturnRouter(): Router {
  const router = new Router({ sensitive: true });
  for (const provider of loginProviders) {
    const path = providerReturn(provider);
    router.get(path, (ctx) => leadBack(ctx, provider, new URLSearchParams(ctx.querystring)));
    if (provider !== 'apple') continue;
    router.post(path, async (ctx) => leadBack(ctx, provider, await readForm(ctx.req, FORM_MAX)));
  }
  return router;
}
