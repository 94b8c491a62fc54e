import { MiniGarden } from '@/components/MiniGarden/MiniGarden';
import { routes } from '@/config/routes';
import { failureText } from '@/texts/errors';
import { gardenTexts } from '@/texts/garden';
import { useGarden } from './useGarden';

/** A member's own garden in small. */
export function OwnMiniGarden({ memberId }: { memberId: string }) {
  const { garden, status, error } = useGarden(memberId);
  return (
    <MiniGarden
      plants={garden?.plants ?? null}
      failure={status === 'failed' ? failureText(error, gardenTexts.failed) : null}
      to={routes.garden}
    />
  );
}
