import { routes } from '@/config/routes';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Away from a post that is no more; anyone who has gone elsewhere by themselves stays there. */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isHere.current) void navigate(routes.home, { replace: true });
  };
}
