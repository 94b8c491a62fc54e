import { routes } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { VideoIcon } from '@/design/icons/icons';
import { userAtom } from '@/state/session';
import { useWriting } from '@/state/suspension';
import { feedTexts } from '@/texts/feed';
import { siteTexts } from '@contract/rules/site/identity';
import { cardImage } from '@contract/rules/site/uploads';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { about, invitation, row } from './FeedList.css';

/** An invitation to share a video; on a phone, guests read what the site is about instead. */
export function Composer() {
  const user = useAtomValue(userAtom);
  const writing = useWriting();
  if (!user) return <p className={about}>{siteTexts.description}</p>;
  return (
    <div className={row}>
      <Avatar name={user.user_name} src={cardImage(user.profile_image)} />
      {/* Hidden from screen readers, because the button next to it has the same target. */}
      <Link to={routes.writeYoutube} className={invitation} tabIndex={-1} aria-hidden {...writing}>
        {feedTexts.composer}
      </Link>
      <LinkButton
        as={Link}
        to={routes.writeYoutube}
        variant="outline"
        icon={<VideoIcon />}
        {...writing}
      >
        {feedTexts.share}
      </LinkButton>
    </div>
  );
}
