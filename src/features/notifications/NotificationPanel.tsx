import { ChoiceChips } from '@/components/ChoiceChips/ChoiceChips';
import { Box } from '@/design/components/Box/Box';
import { Drawer } from '@/design/components/Drawer/Drawer';
import { Popover } from '@/design/components/Popover/Popover';
import { Heading } from '@/design/components/Heading/Heading';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { Text } from '@/design/components/Text/Text';
import { MoreIcon } from '@/design/icons/icons';
import { optionsOf } from '@/design/options';
import { Row } from '@/design/components/Row/Row';
import { commonTexts } from '@/texts/common';
import { notificationTexts } from '@/texts/notifications';
import { useId, useState, type RefObject } from 'react';
import * as styles from './NotificationPanel.css';
import { Button } from '@/design/components/Button/Button';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { isMutable, NotificationMutes } from './NotificationMutes';
import { bellAtom, readBellAtom, NEWEST, notificationPages } from './state';
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
import { notificationText } from '@contract/notificationTexts';
import { notificationGroups, type NotificationGroup } from '@contract/rules/site/notifications';
import { DAY, seoulDay } from '@contract/rules/site/time';
import { notificationPath } from '@contract/notificationPath';

const COMING = 4;

/** A notification, and behind its button what of it can be muted. */
function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const label = notificationTexts.more(notificationText(notification));
  return (
    <li>
      <NotificationRow
        notification={notification}
        to={notificationPath(notification)}
        onOpen={onOpen}
        action={
          isMutable(notification) && (
            <IconButton
              label={label}
              icon={<MoreIcon />}
              tone="muted"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )
        }
      />
      {isOpen && <NotificationMutes notification={notification} />}
    </li>
  );
}

/** The days of a list in order, each with its entries. @param now the present, ms */
function daysOf(items: readonly Notification[], now: number) {
  const days = new Map<string, Notification[]>();
  for (const one of items) {
    const day = seoulDay(Date.parse(one.createdAt));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, entries]) => {
    const [, month = 0, date = 0] = day.split('-').map(Number);
    const daysAgo = Math.round((Date.parse(seoulDay(now)) - Date.parse(day)) / DAY);
    return { title: notificationTexts.day(daysAgo, month, date), entries };
  });
}

interface NotificationListProps {
  group: NotificationGroup | null;
  onLeave: () => void;
}

/** The notifications of the bell, or the reason why the list is empty. */
function NotificationList({ group, onLeave }: NotificationListProps) {
  const key = group ?? NEWEST;
  const list = useKnownPages(notificationPages, key) ?? comingPages;
  const { status, items, nextCursor, next, error, loadedAt } = list;
  const load = useSetAtom(notificationPages.loadAtom);
  const more = useSetAtom(notificationPages.moreAtom);
  const read = useSetAtom(readBellAtom);
  const retry = commonTexts.retry;

  if (status === 'failed') {
    const message = failureText(error, notificationTexts.failed);
    return <ErrorPanel message={message} retryLabel={retry} onRetry={() => void load(key, true)} />;
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
  if (items.length === 0) {
    return <EmptyState message={group ? notificationTexts.emptyGroup : notificationTexts.empty} />;
  }

  const open = ({ notificationId }: Notification) => {
    // Navigation matters more; if marking fails, the notification stays unread.
    read(notificationId).catch(() => undefined);
    onLeave();
  };
  return (
    <>
      {daysOf(items, loadedAt).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <div className={styles.day}>
            <Text as="h3" variant="caption" tone="muted" weight="semibold">
              {title}
            </Text>
          </div>
          <Stack as="ul" gap={2}>
            {entries.map((one) => (
              <Entry key={one.notificationId} notification={one} onOpen={() => open(one)} />
            ))}
          </Stack>
        </section>
      ))}
      {next === 'failed' ? (
        <ErrorPanel
          message={failureText(error, notificationTexts.failed)}
          retryLabel={retry}
          onRetry={() => void more(key)}
        />
      ) : (
        nextCursor !== null && (
          <Box padding={8}>
            <Button
              variant="soft"
              fullWidth
              busy={next === 'loading'}
              onClick={() => void more(key)}
            >
              {commonTexts.more}
            </Button>
          </Box>
        )
      )}
    </>
  );
}

const groups = optionsOf(notificationGroups, notificationTexts.groups);

/** The notifications, all or of the chosen group. */
function FilteredNotifications({ onLeave }: { onLeave: () => void }) {
  const [group, setGroup] = useState<NotificationGroup | null>(null);
  const load = useSetAtom(notificationPages.loadAtom);
  const choose = (next: NotificationGroup | null) => {
    setGroup(next);
    // The bell keeps the list of all up to date.
    if (next) void load(next, true);
  };
  return (
    <>
      <Box paddingX={12} paddingBottom={4}>
        <ChoiceChips
          label={notificationTexts.filter}
          hideLabel
          options={groups}
          value={group}
          onChange={choose}
        />
      </Box>
      <NotificationList group={group} onLeave={onLeave} />
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
          <FilteredNotifications onLeave={onClose} />
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
        <FilteredNotifications onLeave={onClose} />
      </div>
    </Drawer>
  );
}
