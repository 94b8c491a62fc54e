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
import { optionsOf } from '@/design/options';
import { useFilters } from '@/state/useFilters';
import { usePages } from '@/state/usePages';
import { adminMembersTexts } from '@/texts/admin/members';
import type { AdminMember } from '@contract/models/admin-member';
import { seoulDay } from '@contract/rules/site/time';
import { cardImage } from '@contract/rules/site/uploads';
import { Link } from 'react-router-dom';
import { memberFilters, memberList } from './members';
import { details, row, toolbar } from './Members.css';

const states = optionsOf(memberFilters.state.options, adminMembersTexts.states);
const levels = optionsOf(memberFilters.level.options, adminMembersTexts.levels);

function MemberLine({ member }: { member: AdminMember }) {
  return (
    <div className={row}>
      <Avatar name={member.user_name} src={cardImage(member.profile_image)} />
      <Stack gap={0} minWidth={0}>
        <Text
          as={Link}
          to={adminPath('adminMember', member.user_id)}
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

/** The members filtered by name, state and level, newest first. */
export function MemberList() {
  const path = adminPath('members');
  const { chosen, search, choose } = useFilters(path, memberFilters);
  const pages = usePages(memberList, search, false);
  const change = (filters: Partial<typeof chosen>) => choose(filters, { state: { stays: true } });
  return (
    <>
      <div className={toolbar}>
        <SearchBox
          variant="line"
          label={adminMembersTexts.searchLabel}
          placeholder={adminMembersTexts.search}
          buttonLabel={adminMembersTexts.searchLabel}
          defaultValue={chosen.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          label={adminMembersTexts.state}
          hideLabel
          inRow
          options={states}
          value={chosen.state}
          onChange={(state) => change({ state })}
        />
        <Select
          label={adminMembersTexts.level}
          hideLabel
          inRow
          options={levels}
          value={chosen.level}
          onChange={(level) => change({ level })}
        />
      </div>
      <PagedCard
        label={adminMembersTexts.list}
        pages={pages}
        idOf={({ user_id }) => user_id}
        failed={adminMembersTexts.failed}
        empty={adminMembersTexts.empty}
        wholeTo={search !== '' && path}
        skeleton={
          <div className={row}>
            <Skeleton width={40} height={40} radius="full" />
            <Skeleton height={20} />
          </div>
        }
        renderItem={(member) => <MemberLine member={member} />}
      />
    </>
  );
}
