import { MemberRow, MemberRowSkeleton } from '@/components/MemberRow/MemberRow';
import { memberPath } from '@/config/routes';
import { Box } from '@/design/components/Box/Box';
import { Button } from '@/design/components/Button/Button';
import { Text } from '@/design/components/Text/Text';
import type { PagesOf } from '@/state/pages';
import { PagedList } from './PagedList';
import { Removable } from './Removable';

interface ListedMember {
  user_id: string;
  user_name: string;
  profile_image: string | null;
}

interface RemovableMembersProps<T> {
  pages: PagesOf<T>;
  of: string;
  texts: {
    label: string;
    failed: string;
    empty: string;
    /** The text in place of a removed member. */
    removed: string;
    remove: string;
    removeOf: (name: string) => string;
  };
  /** Removes a member from the list, or restores them. */
  onRemove: (userId: string, isOff: boolean) => void;
}

/** A list of members, each with a button to remove them, which can be undone. */
export function RemovableMembers<T extends ListedMember>({
  pages,
  of,
  texts,
  onRemove,
}: RemovableMembersProps<T>) {
  return (
    <PagedList
      pages={pages}
      of={of}
      label={texts.label}
      failed={texts.failed}
      skeleton={<MemberRowSkeleton />}
      skeletons={1}
      empty={
        <Box paddingX={{ base: 16, wide: 20 }}>
          <Text as="p" variant="meta" tone="muted">
            {texts.empty}
          </Text>
        </Box>
      }
      renderItem={(member, isRemoved) => (
        <Removable
          removed={isRemoved}
          message={texts.removed}
          onUndo={() => onRemove(member.user_id, false)}
        >
          <MemberRow
            member={member}
            to={memberPath(member.user_id)}
            action={
              <Button
                variant="soft"
                size="sm"
                aria-label={texts.removeOf(member.user_name)}
                onClick={() => onRemove(member.user_id, true)}
              >
                {texts.remove}
              </Button>
            }
          />
        </Removable>
      )}
    />
  );
}
