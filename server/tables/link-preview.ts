import type { LinkPreview } from '@contract/rules/posts/link-preview';
import { statement, type Runner } from '../database/statement';
import { hashLink } from './post-link';

/** The most stored previews. */
const KEPT_MOST = 5_000;

const byAddress = statement.value<{ address: string; now: number }, string>(
  (knex, { address, now }) =>
    knex('link_preview').where({ address }).where('expires_at', '>', now).select('preview'),
);

const put = statement.run<{ address: string; preview: string; expiresAt: number }>(
  (knex, { address, preview, expiresAt }) =>
    knex('link_preview')
      .insert({ address, preview, expires_at: expiresAt })
      .onConflict('address')
      .merge(),
);

const removeExpired = statement.run<{ now: number }>((knex, { now }) =>
  knex('link_preview').where('expires_at', '<=', now).delete(),
);

const removeBeyond = statement.run<{ most: number }>((knex, { most }) =>
  knex('link_preview')
    .whereIn(
      'address',
      knex('link_preview').select('address').orderBy('expires_at', 'desc').offset(most),
    )
    .delete(),
);

// The fragment is never sent to a server.
const addressOf = (url: string) => hashLink(new URL(url).href.replace(/#.*$/, ''));

/** The stored preview of an address that has not expired by `now` (ms). */
export async function findPreview(
  runner: Runner,
  url: string,
  now: number,
): Promise<LinkPreview | null> {
  const preview = await byAddress(runner, { address: addressOf(url), now });
  return preview === null ? null : (JSON.parse(preview) as LinkPreview);
}

/** Stores the preview of an address until a moment (ms). */
export async function keepPreview(
  tx: Runner,
  url: string,
  preview: LinkPreview,
  expiresAt: number,
): Promise<void> {
  await put(tx, { address: addressOf(url), preview: JSON.stringify(preview), expiresAt });
}

/** Deletes previews that have expired by `now` (ms), and the oldest beyond `most`. */
export async function forgetPreviews(tx: Runner, now: number, most = KEPT_MOST): Promise<void> {
  await removeExpired(tx, { now });
  await removeBeyond(tx, { most });
}
