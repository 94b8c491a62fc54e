import { Button } from '@/design/components/Button/Button';
import { DownloadIcon } from '@/design/icons/icons';
import { LostParts } from '@/design/components/LazyPart/lostParts';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { rankingTexts } from '@/texts/rankings';
import { useSetAtom } from 'jotai';
import { useContext } from 'react';

// The code for spreadsheets is loaded with the first press.
const sheets = lazyLoad(() => import('./sheets'));
type Sheets = Awaited<ReturnType<typeof sheets.load>>;

interface SheetButtonProps {
  save: (by: Sheets) => void;
}

/** Saves a list as a spreadsheet. */
export function SheetButton({ save }: SheetButtonProps) {
  const showToast = useSetAtom(showToastAtom);
  const { showFailure } = useContext(LostParts);
  const write = (by: Sheets) => {
    save(by);
    showToast({ text: rankingTexts.downloaded, tone: 'success' });
  };
  return (
    <Button
      variant="soft"
      icon={<DownloadIcon />}
      onPointerEnter={() => void sheets.load().catch(() => undefined)}
      onClick={() => void sheets.load().then(write, showFailure)}
    >
      {rankingTexts.download}
    </Button>
  );
}
