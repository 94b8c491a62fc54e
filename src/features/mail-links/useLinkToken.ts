import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Reads the token of a mail's link from the fragment of the address (after `#`), and removes it
 * from the address and the history, so that nobody finds it there later; null if there is none.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const given = hash.slice(1);
  if (given !== '' && given !== token) setToken(given);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
