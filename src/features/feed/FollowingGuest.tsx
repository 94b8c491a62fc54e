import { EmptyScene } from '@/components/WaterScene/EmptyScene';
import { followingPath } from '@/config/feedAddress';
import { loginPath } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { Card } from '@/design/components/Card/Card';
import { EmptyState } from '@/design/components/EmptyState/EmptyState';
import { emptyFeedTexts } from '@/texts/emptyFeed';
import { Link } from 'react-router-dom';

/** The feed of followed members for guests: a login link that leads back here. */
export default function FollowingGuest() {
  return (
    <Card padding="none" edge>
      <EmptyState
        scene={<EmptyScene />}
        message={emptyFeedTexts.followingGuest}
        action={
          <LinkButton as={Link} to={loginPath(followingPath)} variant="outline">
            {emptyFeedTexts.login}
          </LinkButton>
        }
      />
    </Card>
  );
}
