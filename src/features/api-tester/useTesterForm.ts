import { initialValues } from '@contract/testers/check';
import type { Tester, TesterValues } from '@contract/testers/types';
import { useAtom } from 'jotai';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formAddress, readFormAddress } from './testerForm';
import { typedAtom, type Typed } from './typedForm';

/**
 * What is typed: it comes from the address when that brings other values than the last ones, else
 * from the last visit to the page, and goes to the address when it is run. What is secret is state
 * of the component alone: neither stored nor part of an address, and gone with the page.
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

  // A link fills the form, also one that is opened while the page is there. It runs nothing.
  const takeAddress = useEffectEvent(() => {
    const asked = hash === address ? null : readFormAddress(tester, hash, initial);
    if (asked) change(() => ({ values: asked, address: hash }));
  });
  useLayoutEffect(() => takeAddress(), [hash]);

  const isSecret = (name: string) =>
    params.some((param) => param.name === name && param.kind === 'secret');

  return {
    /** All that is typed, with what is secret. */
    values: { ...values, ...secrets },
    secrets,
    setValue: (name: string, value: string) =>
      isSecret(name)
        ? setSecrets((now) => ({ ...now, [name]: value }))
        : change((typed) => ({ values: { ...typed.values, [name]: value } })),
    /** Takes other values in the place of these; what is secret stays as it is typed. */
    fill: (other: TesterValues) => change(() => ({ values: other })),
    /** Begins from an empty form, without a key. */
    reset: () => {
      change(() => ({ values: initial }));
      setSecrets({});
    },
    /** Keeps what was run in the address, so that a reload does not lose it. */
    keep: (ran: TesterValues) => {
      const next = formAddress(tester, ran);
      change(() => ({ address: next }));
      void navigate({ hash: next }, { replace: true });
    },
  };
}
