import { Box } from '@/design/components/Box/Box';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { Popover } from '@/design/components/Popover/Popover';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { commonTexts } from '@/texts/common';
import { notificationTexts } from '@/texts/notifications';
import { useId, type RefObject } from 'react';
import { NotificationList } from './NotificationList';
import * as styles from './NotificationPanel.css';
import { Button } from '@/design/components/Button/Button';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { bellAtom, readBellAtom } from './state';

/** Marks everything as read. */
function ReadAll() {
  const { unread } = useAtomValue(bellAtom);
  const read = useSetAtom(readBellAtom);
  const showToast = useSetAtom(showToastAtom);
  const readAll = () =>
    read().catch((error: unknown) => {
      showToast({ text: failureText(error, notificationTexts.readFailed), tone: 'danger' });
    });
  return (
    <Button variant="ghost" size="sm" disabled={unread === 0} onClick={() => void readAll()}>
      {notificationTexts.readAll}
    </Button>
  );
}

export interface NotificationPanelProps {
  /** Whether it opens at the bell; else as a drawer with the full width of a phone. */
  isWide: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The panel that the bell opens. */
export function NotificationPanel({ isWide, trigger, onClose }: NotificationPanelProps) {
  const titleId = useId();
  if (isWide) {
    return (
      <Popover
        trigger={trigger}
        labelledBy={titleId}
        closeLabel={commonTexts.close}
        onClose={onClose}
      >
        <div className={styles.header}>
          <Heading id={titleId}>{notificationTexts.title}</Heading>
          <ReadAll />
        </div>
        <Box paddingBottom={8} paddingX={8}>
          <NotificationList onLeave={onClose} />
        </Box>
      </Popover>
    );
  }
  return (
    <Drawer
      open
      side="right"
      title={notificationTexts.title}
      closeLabel={commonTexts.close}
      onClose={onClose}
    >
      <Row alignItems="stretch" gap={0} justifyContent="flex-end">
        <ReadAll />
      </Row>
      <div className={styles.flush}>
        <NotificationList onLeave={onClose} />
      </div>
    </Drawer>
  );
}
