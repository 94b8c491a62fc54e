import { useNavigate } from 'react-router-dom';

/** One step back, if this page was opened from within the site; else to `fallback`. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The router counts its own entries; before the first of them lies somebody else's page.
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(fallback);
  };
}
