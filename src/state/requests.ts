import { atom } from 'jotai';
import { whileOwnerAtom } from './session';

interface Request {
  signal: AbortSignal;
  /** Whether the request was neither replaced nor ended, and its viewer is still here. */
  isWanted: () => boolean;
  end: () => void;
}

/** Allows one running request for each key. Answers to requests that are no longer wanted are late. */
export function createRequests() {
  const requestsAtom = atom(() => new Map<string, Request>());

  /** Starts a request and ends the one before. */
  const beginAtom = atom(null, (get, set, key: string): Request => {
    const requests = get(requestsAtom);
    requests.get(key)?.end();
    const controller = new AbortController();
    const { signal } = controller;
    const isOwners = set(whileOwnerAtom);
    const request = {
      signal,
      isWanted: () => !signal.aborted && isOwners(),
      end: () => controller.abort(),
    };
    requests.set(key, request);
    return request;
  });

  return {
    beginAtom,
    /** Joins the last request: what replaces or ends that one ends this too. */
    joinAtom: atom(null, (get, set, key: string): Request => {
      const request = get(requestsAtom).get(key);
      return request?.isWanted() ? request : set(beginAtom, key);
    }),
    endAtom: atom(null, (get, _set, key: string) => get(requestsAtom).get(key)?.end()),
    /** Whether the last request is still wanted. */
    isWantedAtom: atom(
      null,
      (get, _set, key: string): boolean => get(requestsAtom).get(key)?.isWanted() ?? false,
    ),
  };
}
