import { CountBadge } from '@/design/components/Badge/Badge';
import { IconButton } from '@/design/components/IconButton/IconButton';
import { afterPaint } from '@/design/hooks/afterPaint';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { VisuallyHidden } from '@/design/components/VisuallyHidden/VisuallyHidden';
import { BellIcon } from '@/design/icons/icons';
import { viewerAtom, sessionAtom } from '@/state/session';
import { notificationTexts } from '@/texts/notifications';
import { notificationText } from '@contract/notificationTexts';
import { media } from '@/design/tokens/scale';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  loadBellAtom,
  bellAtom,
  receiveBellAtom,
  resetBellAtom,
  takeSuspensionAtom,
} from './state';
import { followStream } from '@/api/notificationStream';
import { takeSettingsAtom } from '@/state/settings';

/**
 * Follows the bell while a signed-in member is known to the server.
 * @param onStale called when the loaded list is out of date
 */
function useBell(onStale: () => void) {
  const { status, user } = useAtomValue(sessionAtom);
  const memberId = status === 'known' && user ? user.user_id : null;
  const onEvent = useSetAtom(receiveBellAtom);
  const reset = useSetAtom(resetBellAtom);
  const takeSettings = useSetAtom(takeSettingsAtom);
  const takeSuspension = useSetAtom(takeSuspensionAtom);
  useEffect(() => {
    if (memberId === null) return;
    const stop = followStream({
      onNotification: (event) => {
        if (onEvent(event)) onStale();
      },
      onSettings: ({ settings }) => takeSettings(settings),
      onSuspension: ({ suspension }) => takeSuspension(suspension),
    });
    return () => {
      stop();
      reset();
    };
  }, [memberId, onEvent, reset, onStale, takeSettings, takeSuspension]);
  return useAtomValue(bellAtom);
}

/**
 * Puts the unread count before the page's title, for tabs in the background. Every page sets its
 * own title, so this observes the element.
 */
function useUnreadTitle(unread: number): void {
  useEffect(() => {
    const element = document.querySelector('head > title');
    if (!element || unread === 0) return;
    const mark = notificationTexts.mark(unread);
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [unread]);
}

const NotificationPanel = lazyPart(
  () => import('./NotificationPanel').then((file) => ({ default: file.NotificationPanel })),
  { above: true, soon: true },
);

/** The bell of a member: the unread count, and a panel with the notifications. */
export function NotificationBell() {
  const trigger = useRef<HTMLButtonElement>(null);
  const { key, hash } = useLocation();
  // The panel belongs to the page on which it was opened: following a link in it closes it.
  const [opened, setOpened] = useState<{ on: string; isWide: boolean } | null>(null);
  const viewer = useAtomValue(viewerAtom);
  const load = useSetAtom(loadBellAtom);
  const isOpen = opened?.on === key;
  const openNow = useRef(isOpen);
  useEffect(() => {
    openNow.current = isOpen;
  }, [isOpen]);
  // The list belongs to its viewer, who may become known while the panel is open.
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, viewer, load]);
  const onStale = useCallback(() => {
    if (openNow.current) void load();
  }, [load]);
  const { unread, arrived } = useBell(onStale);
  useUnreadTitle(unread);

  const open = useCallback(
    () => setOpened({ on: key, isWide: !window.matchMedia(media.phone).matches }),
    [key],
  );
  // The address of the app's shortcut in the manifest.
  useEffect(() => {
    if (hash === '#notifications') afterPaint(open);
  }, [hash, open]);
  const close = () => setOpened(null);
  return (
    <>
      <IconButton
        ref={trigger}
        label={notificationTexts.bell(unread)}
        icon={<BellIcon size="lg" />}
        badge={unread > 0 && <CountBadge count={unread} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={() => afterPaint(open)}
      />
      <div role="status">
        <VisuallyHidden>
          {arrived && notificationTexts.arrived(notificationText(arrived))}
        </VisuallyHidden>
      </div>
      {isOpen && (
        <NotificationPanel
          isWide={opened.isWide}
          trigger={trigger}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}
