import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { useAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress } from './testerForm';
import { typedAtom, type Typed } from './typedForm';

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
