import { Stack } from '@/design/components/Stack/Stack';
import {
  adminEntriesOf,
  adminGroups,
  type AdminEntry,
  type ListedAdminPage,
} from '@/config/adminPages';
import { routes } from '@/config/routes';
import {
  AuditIcon,
  BackIcon,
  ChatIcon,
  CheckIcon,
  DbIcon,
  DownloadIcon,
  HomeIcon,
  InfoIcon,
  LeafIcon,
  MenuIcon,
  NewsIcon,
  RankIcon,
  SearchIcon,
  SlidersIcon,
  TextIcon,
  UserIcon,
  VideoIcon,
} from '@/design/icons/icons';
import { cx } from '@/design/styles/cx';
import { menuHeading } from '@/design/styles/menuItem.css';
import { reviewCountsAtom } from '@/state/reviewCounts';
import { adminTexts } from '@/texts/admin/menu';
import { formatNumber } from '@contract/rules/text/counts';
import type { ResultKind } from '@contract/testers/types';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './AdminLayout.css';

const icons: Record<ListedAdminPage, ReactNode> = {
  review: <CheckIcon />,
  members: <UserIcon />,
  adminSpheres: <LeafIcon />,
  audit: <AuditIcon />,
  query: <DbIcon />,
  settings: <SlidersIcon />,
  backups: <DownloadIcon />,
  status: <InfoIcon />,
  stockKeyword: <RankIcon />,
};
const labels: Record<ListedAdminPage, string> = adminTexts.pages;
const testerIcons: Record<ResultKind, ReactNode> = {
  importedVideos: <DownloadIcon />,
  collectedChannels: <UserIcon />,
  videos: <VideoIcon />,
  searchResults: <SearchIcon />,
  channels: <RankIcon />,
  playlists: <MenuIcon />,
  playlistItems: <TextIcon />,
  commentThreads: <ChatIcon />,
  videoCategories: <SlidersIcon />,
  articles: <NewsIcon />,
  portalNews: <SearchIcon />,
  realEstate: <HomeIcon />,
};

const entries = adminGroups.map((group) => ({ group, listed: adminEntriesOf(group) }));
const first = entries[0]?.listed[0];

/** Whether an address shows a page: its own address, one of its records', or the area's own. */
function isAt(entry: AdminEntry, pathname: string): boolean {
  const place = `${pathname}/`;
  return place.startsWith(`${entry.path}/`) || (entry === first && entry.path.startsWith(place));
}

function Words({ entry }: { entry: AdminEntry }) {
  const { page } = entry;
  if (page === null) {
    return (
      <>
        {testerIcons[entry.tester.result]}
        <span>{entry.tester.label}</span>
      </>
    );
  }
  return (
    <>
      {icons[page]}
      <span>{labels[page]}</span>
    </>
  );
}

/** The pages of the area in their groups, and the link back to the site. */
export function AdminMenu() {
  const { pathname } = useLocation();
  const counts = useAtomValue(reviewCountsAtom);
  return (
    <Stack as="nav" gap={0} flexGrow={1} aria-label={adminTexts.navigation}>
      {entries.map(({ group, listed }) => {
        const heading = adminTexts.groups[group];
        if (listed.length === 0) return null;
        return (
          <div key={group}>
            {heading && <h2 className={menuHeading}>{heading}</h2>}
            <ul>
              {listed.map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path}
                    className={styles.item}
                    aria-current={isAt(entry, pathname) ? 'page' : undefined}
                  >
                    <Words entry={entry} />
                    {entry === first && counts && (
                      <span className={styles.count}>{formatNumber(counts.pending)}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link to={routes.home} className={cx(styles.item, styles.back)}>
        <BackIcon />
        {adminTexts.backToSite}
      </Link>
    </Stack>
  );
}
