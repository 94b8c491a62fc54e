import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of a mail's link, which stands behind the `#` of the address. It is taken out of the
 * address and the history at once, so that nobody finds it there later; null where there is none.
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
