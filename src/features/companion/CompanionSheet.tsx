import { CompanionCard, type CompanionCardProps } from '@/components/CompanionCard/CompanionCard';
import { routes } from '@/config/routes';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';

interface CompanionSheetProps extends Pick<CompanionCardProps, 'character' | 'accessories'> {
  onClose: () => void;
}

/** One's own companion in a sheet, for a phone. */
export default function CompanionSheet({ onClose, ...shown }: CompanionSheetProps) {
  return (
    <Drawer
      open
      side="bottom"
      title={companionTexts.title}
      closeLabel={commonTexts.close}
      onClose={onClose}
    >
      <CompanionCard {...shown} to={routes.character} />
    </Drawer>
  );
}
