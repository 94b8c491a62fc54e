import { cleanValues, withoutSecrets, initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { useAtom, atom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewerAtom } from '@/state/session';

/** A form with its typed values. */
interface Typed {
  values: TesterValues;
  /** The address fragment that was read or written last. */
  address: string;
}

type TypedForms = Readonly<Partial<Record<string, Typed>>>;

const nothing: TypedForms = {};

const keptAtom = atom<{ viewer: string | null; forms: TypedForms } | null>(null);

// Input from before the viewer was known belongs to that viewer.
const ownAtom = atom((get): TypedForms => {
  const kept = get(keptAtom);
  const isOwn = kept?.viewer === null || kept?.viewer === get(viewerAtom);
  return kept && isOwn ? kept.forms : nothing;
});

/** The viewer's input by tester: it survives navigation, but not a reload. */
const typedAtom = atom(
  (get) => get(ownAtom),
  (get, set, id: string, change: (typed: Typed | undefined) => Typed) => {
    const forms = get(ownAtom);
    set(keptAtom, { forms: { ...forms, [id]: change(forms[id]) }, viewer: get(viewerAtom) });
  },
);

/**
 * The typed values. New values in the address fill the form; else it keeps those of the last visit.
 * Running them writes them into the address. Secrets are only component state: never stored, never
 * part of an address, and gone with the page.
 */
export function useTesterForm(tester: Tester) {
  const { id, params } = tester;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [initial] = useState(() => initialValues(tester, Date.now()));
  const [forms, set] = useAtom(typedAtom);
  const [secrets, setSecrets] = useState<TesterValues>({});
  const empty: Typed = { values: initial, address: '' };
  const { values, address } = forms[id] ?? empty;
  const change = (by: (typed: Typed) => Partial<Typed>) =>
    set(id, (typed = empty) => ({ ...typed, ...by(typed) }));

  // A link fills the form, even while the page is open. It never runs the request.
  const takeAddress = useEffectEvent(() => {
    const asked = hash === address ? null : readFormAddress(tester, hash, initial);
    if (asked) change(() => ({ values: asked, address: hash }));
  });
  useLayoutEffect(() => takeAddress(), [hash]);

  const isSecret = (name: string) =>
    params.some((param) => param.name === name && param.kind === 'secret');

  return {
    /** All typed values, including secrets. */
    values: { ...values, ...secrets },
    secrets,
    setValue: (name: string, value: string) =>
      isSecret(name)
        ? setSecrets((now) => ({ ...now, [name]: value }))
        : change((typed) => ({ values: { ...typed.values, [name]: value } })),
    /** Replaces the values; secrets stay as typed. */
    fill: (other: TesterValues) => change(() => ({ values: other })),
    /** Resets to an empty form, without a key. */
    reset: () => {
      change(() => ({ values: initial }));
      setSecrets({});
    },
    /** Writes the values into the address, so that they survive a reload. */
    keep: (ran: TesterValues) => {
      const next = formAddress(tester, ran);
      change(() => ({ address: next }));
      void navigate({ hash: next }, { replace: true });
    },
  };
}

/** The values of a form that may be stored and shared: cleaned, and without secrets. */
export const shared = (tester: Tester, values: TesterValues): TesterValues =>
  withoutSecrets(tester, cleanValues(tester, values));

/**
 * The fragment of an address (after `#`) that fills the form. It never reaches a server. It
 * includes a parameter with a default even if that was emptied.
 */
export function formAddress(tester: Tester, values: TesterValues): string {
  const sent = shared(tester, values);
  const parts = new URLSearchParams();
  for (const { name, initial, kind } of tester.params) {
    const value = sent[name] ?? '';
    if (kind !== 'secret' && (value !== '' || initial !== undefined)) parts.set(name, value);
  }
  return `#${parts.toString()}`;
}

/**
 * Returns the form that an address holds; null if it holds none.
 * @param initial the initial values of an empty form
 */
export function readFormAddress(
  tester: Tester,
  hash: string,
  initial: TesterValues,
): TesterValues | null {
  const parts = new URLSearchParams(hash.slice(1));
  const given = tester.params
    .filter(({ kind, name }) => kind !== 'secret' && parts.has(name))
    .map(({ name }) => [name, parts.get(name) ?? ''] as const);
  const typed = Object.fromEntries(given);
  return given.length === 0 ? null : { ...initial, ...typed, ...cleanValues(tester, typed) };
}
