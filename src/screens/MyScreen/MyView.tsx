import { OwnProfile } from '@/components/OwnProfile/OwnProfile';
import { memberPath, myPath, routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Tabs } from '@/design/components/Tabs/Tabs';
import { Box } from '@/design/components/Box/Box';
import { OwnMiniGarden } from '@/features/garden/OwnMiniGarden';
import { JoinedSpheres } from '@/features/join-sphere/JoinedSpheres';
import { Activities } from '@/features/lists/Activities';
import { EmptyList } from '@/features/lists/EmptyList';
import { FavoriteVideos } from '@/features/lists/FavoriteVideos';
import { OwnComments } from '@/features/lists/OwnComments';
import { SavedPosts } from '@/features/lists/SavedPosts';
import { emptyTexts, myTexts } from '@/texts/my';
import type { Member } from '@contract/models/member';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LikedPosts } from './LikedPosts';
import { profile } from './MyScreen.css';
import { OwnPosts } from './OwnPosts';
import { Settings } from './Settings';
import { myTabs, type MyTab } from './tabs';

interface MyViewProps {
  user: Member;
  tab: MyTab;
  /** Called just before the account is deleted. */
  onGone: () => void;
}

/** The member's profile, and one tab with their things or settings. */
export function MyView({ user, tab, onGone }: MyViewProps) {
  const navigate = useNavigate();
  const of = user.user_id;
  const contents: Record<MyTab, () => ReactNode> = {
    posts: () => <OwnPosts of={of} />,
    comments: () => <OwnComments of={of} />,
    likes: () => <LikedPosts of={of} />,
    saved: () => <SavedPosts of={of} />,
    favorites: () => <FavoriteVideos of={of} />,
    spheres: () => (
      <JoinedSpheres empty={<EmptyList {...emptyTexts.spheres} to={routes.spheres} />} />
    ),
    activity: () => <Activities of={of} />,
    settings: () => <Settings user={user} onGone={onGone} />,
  };
  // Replaces the history entry: back leaves the page instead of stepping through the tabs.
  const show = (next: MyTab) => {
    const path = myPath(next === 'posts' ? undefined : next);
    void navigate(path, { replace: true, state: { stays: true } });
  };
  return (
    <>
      <Box display="flex" flexDirection="column" gap={{ base: 8, wide: 16 }} className={profile}>
        <OwnProfile
          member={user}
          settingsTo={myPath('settings')}
          publicTo={memberPath(of)}
          characterTo={routes.character}
          gardenTo={routes.garden}
        />
        <OwnMiniGarden memberId={of} />
      </Box>
      <Card as="section" padding="none" edge aria-label={myTexts.tabsLabel}>
        <Tabs label={myTexts.tabsLabel} options={myTabs} value={tab} onChange={show} flush>
          {contents[tab]()}
        </Tabs>
      </Card>
    </>
  );
}
