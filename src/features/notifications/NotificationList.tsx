import {
  NotificationRow,
  NotificationRowSkeleton,
} from '@/components/NotificationRow/NotificationRow';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Stack } from '@/design/components/Stack/Stack';
import { comingPages } from '@/state/pages';
import { useKnownPages } from '@/state/usePages';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { notificationTexts } from '@/texts/notifications';
import type { Notification } from '@contract/models/notification';
import { notificationPath } from '@contract/notificationPath';
import { useSetAtom } from 'jotai';
import { loadBellAtom, NEWEST, notificationPages, readBellAtom } from './state';

const COMING = 4;

/** The notifications of the bell, or the reason why the list is empty. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
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
