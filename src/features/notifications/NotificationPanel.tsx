import { Box } from '@/design/components/Box/Box';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { Popover } from '@/design/components/Popover/Popover';
import { Heading } from '@/design/components/Heading/Heading';
import { Row } from '@/design/components/Row/Row';
import { commonTexts } from '@/texts/common';
import { notificationTexts } from '@/texts/notifications';
import { useId, type RefObject } from 'react';
import * as styles from './NotificationPanel.css';
import { Button } from '@/design/components/Button/Button';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { bellAtom, readBellAtom, loadBellAtom, NEWEST, notificationPages } from './state';
import {
  NotificationRow,
  NotificationRowSkeleton,
} from '@/components/NotificationRow/NotificationRow';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Stack } from '@/design/components/Stack/Stack';
import { comingPages } from '@/state/pages';
import { useKnownPages } from '@/state/usePages';
import type { Notification } from '@contract/models/notification';
import { notificationPath } from '@contract/notificationPath';

const COMING = 4;

/** The notifications of the bell, or the reason why the list is empty. */
function NotificationList({ onLeave }: { onLeave: () => void }) {
  const list = useKnownPages(notificationPages, NEWEST) ?? comingPages;
  const { status, items, nextCursor, next, error } = list;
  const load = useSetAtom(loadBellAtom);
  const more = useSetAtom(notificationPages.moreAtom);
  const read = useSetAtom(readBellAtom);
  const retry = commonTexts.retry;

  if (status === 'failed') {
    const message = failureText(error, notificationTexts.failed);
    return <ErrorPanel message={message} retryLabel={retry} onRetry={() => void load()} />;
  }
  if (status === 'loading') {
    return (
      <div aria-busy="true" aria-label={notificationTexts.loading} role="group">
        {Array.from({ length: COMING }, (_, at) => (
          <NotificationRowSkeleton key={at} />
        ))}
      </div>
    );
  }
  if (items.length === 0) return <EmptyState message={notificationTexts.empty} />;

  const open = ({ notificationId }: Notification) => {
    // Navigation matters more; if marking fails, the notification stays unread.
    read(notificationId).catch(() => undefined);
    onLeave();
  };
  return (
    <>
      <Stack as="ul" gap={2}>
        {items.map((one) => (
          <li key={one.notificationId}>
            <NotificationRow
              notification={one}
              to={notificationPath(one)}
              onOpen={() => open(one)}
            />
          </li>
        ))}
      </Stack>
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, notificationTexts.failed)}
          retryLabel={retry}
          onRetry={() => void more(NEWEST)}
        />
      ) : (
        nextCursor !== null && (
          <Box padding={8}>
            <Button
              variant="soft"
              fullWidth
              busy={next === 'loading'}
              onClick={() => void more(NEWEST)}
            >
              {commonTexts.more}
            </Button>
          </Box>
        )
      )}
    </>
  );
}

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
