import { useEffect, useRef, type ReactNode, useState, useId } from 'react';
import { Box } from '@/design/components/Box/Box';
import { Text } from '@/design/components/Text/Text';
import { createOptimistic } from '@/state/optimistic';
import type { PagesOf } from '@/state/pages';
import { whileOwnerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { Button } from '@/design/components/Button/Button';
import { myTexts } from '@/texts/my';
import { removedRow, removedTile } from '@/components/rows.css';

export interface RemovedRowProps {
  /** The sentence that says what happened to the removed item. */
  message: string;
  onUndo: () => void;
  /** Whether it replaces a card of a grid. */
  asTile?: boolean;
}

/** Replaces a removed item of a list; it can be restored while the list is open. */
export function RemovedRow({ message, onUndo, asTile }: RemovedRowProps) {
  const id = useId();
  return (
    <div className={asTile ? removedTile : removedRow}>
      <Text as="p" variant="meta" tone="muted" id={id}>
        {message}
      </Text>
      <Button variant="ghost" size="sm" aria-describedby={id} onClick={onUndo}>
        {myTexts.undo}
      </Button>
    </div>
  );
}

interface Removal<T> {
  pages: PagesOf<T>;
  of: string;
  send: (id: string, on: boolean) => Promise<unknown>;
  /** Updates other places after the request, unless another member has signed in since. */
  onSent?: (id: string, on: boolean) => void;
  /** Updates the screen before the request; by default the list notes what is removed. */
  mark?: (id: string, isOff: boolean) => void;
}

/** Removes items from a list, and restores them. */
export function useRemoval<T>({ pages, of, send, onSent, mark }: Removal<T>) {
  const [changeAtom] = useState(() => createOptimistic<boolean, boolean>());
  const change = useSetAtom(changeAtom);
  const removeItem = useSetAtom(pages.removeAtom);
  const showToast = useSetAtom(showToastAtom);
  const whileOwner = useSetAtom(whileOwnerAtom);

  return (id: string, isOff: boolean): void => {
    change(
      id,
      { known: !isOff, wanted: isOff },
      {
        given: (known) => known,
        send: async (_, aim) => {
          const isHere = whileOwner();
          await send(id, !aim);
          if (isHere()) onSent?.(id, !aim);
          return aim;
        },
        show: ({ wanted }) => (mark ? mark(id, wanted) : removeItem(of, id, wanted)),
      },
    ).catch((error: unknown) =>
      showToast({ text: failureText(error, commonTexts.changeFailed), tone: 'danger' }),
    );
  };
}

/** The sentence in place of an empty list in the settings. */
export function NoItems({ children }: { children: string }) {
  return (
    <Box paddingX={{ base: 16, wide: 20 }}>
      <Text as="p" variant="meta" tone="muted">
        {children}
      </Text>
    </Box>
  );
}

interface RemovableProps extends RemovedRowProps {
  removed: boolean;
  children: ReactNode;
}

/** An item that can be removed and restored. The focus stays in its place either way. */
export function Removable({ removed, children, ...rest }: RemovableProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    if (before.current === removed) return;
    before.current = removed;
    // The focus stays where the member has moved it since.
    const isLost = document.activeElement === document.body;
    if (isLost) place.current?.querySelector<HTMLElement>('button, a')?.focus();
  }, [removed]);
  return <div ref={place}>{removed ? <RemovedRow {...rest} /> : children}</div>;
}
