import { PagedCard } from '@/components/PagedCard/PagedCard';
import { adminPath } from '@/config/adminPages';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { SearchBox } from '@/design/components/SearchBox/SearchBox';
import { Select } from '@/design/components/Select/Select';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { usePages } from '@/state/usePages';
import { adminMembersTexts } from '@/texts/admin/members';
import { failureText } from '@/texts/errors';
import type { AdminMember } from '@contract/models/admin-member';
import { seoulDay } from '@contract/rules/site/time';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';
import { adminMemberPath, filtersOf, readMembersAddress, type MembersAddress } from './address';
import { memberList } from './members';
import { details, row, toolbar } from './Members.css';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const states = optionsOf(adminMembersTexts.states);
const levels = optionsOf(adminMembersTexts.levels);

function MemberLine({ member }: { member: AdminMember }) {
  return (
    <div className={row}>
      <Avatar name={member.user_name} src={cardImage(member.profile_image)} />
      <Stack gap={0} minWidth={0}>
        <Text
          as={Link}
          to={adminMemberPath(member.user_id)}
          variant="label"
          weight="bold"
          lines={1}
          link
        >
          {member.user_name}
        </Text>
        <Text variant="meta" tone="muted" lines={1}>
          {member.email}
        </Text>
      </Stack>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={8}
        className={details}
        columnGap={12}
        rowGap={4}
      >
        <Text variant="meta" tone="muted" tabular>
          {[
            adminMembersTexts.joined(seoulDay(Date.parse(member.joinedAt))),
            adminMembersTexts.posts(member.confirmedCount + member.pendingCount),
            adminMembersTexts.reports(member.reportCount),
          ].join(' · ')}
        </Text>
        {member.admin_level > 0 && <Badge tone="accent">{adminMembersTexts.admin}</Badge>}
        {member.suspension && <Badge tone="danger">{adminMembersTexts.suspended}</Badge>}
      </Box>
    </div>
  );
}

interface MemberListProps {
  address: MembersAddress;
  onShow: (address: MembersAddress) => void;
}

/** The members filtered by name, state and level, newest first. */
export function MemberList({ address, onShow }: MemberListProps) {
  const search = new URLSearchParams(filtersOf(address)).toString();
  const { list, reload, more } = usePages(memberList, search, false);
  const change = (field: keyof MembersAddress, value: string) =>
    onShow(readMembersAddress(new URLSearchParams({ ...address, [field]: value })));
  return (
    <>
      <div className={toolbar}>
        <SearchBox
          variant="line"
          label={adminMembersTexts.searchLabel}
          placeholder={adminMembersTexts.search}
          buttonLabel={adminMembersTexts.searchLabel}
          defaultValue={address.q}
          onSearch={(q) => change('q', q)}
        />
        <Select
          label={adminMembersTexts.state}
          hideLabel
          inRow
          options={states}
          value={address.state}
          onChange={(value) => change('state', value)}
        />
        <Select
          label={adminMembersTexts.level}
          hideLabel
          inRow
          options={levels}
          value={address.level}
          onChange={(value) => change('level', value)}
        />
      </div>
      <PagedCard
        label={adminMembersTexts.list}
        status={list.status}
        failed={failureText(list.error, adminMembersTexts.failed)}
        empty={adminMembersTexts.empty}
        wholeTo={search !== '' && adminPath('members')}
        next={list.nextCursor === null ? null : list.next}
        skeleton={
          <div className={row}>
            <Skeleton width={40} height={40} radius="full" />
            <Skeleton height={20} />
          </div>
        }
        onRetry={reload}
        onMore={more}
        items={list.items.map((member) => ({
          id: member.user_id,
          content: <MemberLine member={member} />,
        }))}
      />
    </>
  );
}
