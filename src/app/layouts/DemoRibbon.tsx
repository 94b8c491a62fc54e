import { addressOf } from '@/config/base';
import { routes } from '@/config/routes';
import { storageKeys, store } from '@/config/storage';
import { Button } from '@/design/components/Button/Button';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { Box } from '@/design/components/Box/Box';
import { commonTexts } from '@/texts/common';
import { demoTexts } from '@/texts/demo';
import { useState } from 'react';
import { detail, ribbon } from './DemoRibbon.css';

interface DemoRibbonProps {
  reset: () => Promise<void>;
}

/** Says that this is a demo, and offers to start it over. */
export function DemoRibbon({ reset: begin }: DemoRibbonProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const reset = async () => {
    setState('busy');
    // The new mock world has no daily visit for today yet.
    store(storageKeys.lastDailyVisit, null);
    await begin();
    window.location.assign(addressOf(routes.home));
  };
  return (
    <Box
      as="aside"
      display="flex"
      alignItems="center"
      gap={8}
      rowGap={0}
      columnGap={12}
      justifyContent="center"
      background="surfaceSunken"
      paddingX={16}
      paddingY={4}
      className={ribbon}
      aria-label={demoTexts.title}
    >
      <span>
        {demoTexts.notice} <span className={detail}>{demoTexts.detail}</span>
      </span>
      <Button variant="ghost" size="sm" onClick={() => setState('asking')}>
        {demoTexts.reset}
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        title={demoTexts.resetConfirm}
        confirmLabel={demoTexts.reset}
        cancelLabel={commonTexts.cancel}
        tone="danger"
        busy={state === 'busy'}
        onConfirm={() => void reset()}
        onCancel={() => setState('closed')}
      />
    </Box>
  );
}
