import { routes } from '@/config/routes';
import { Avatar } from '@/design/components/Avatar/Avatar';
import { Row } from '@/design/components/Row/Row';
import { Text } from '@/design/components/Text/Text';
import { BackIcon } from '@/design/icons/icons';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import type { Member } from '@contract/models/member';
import { cardImage } from '@contract/rules/uploads';
import { Link } from 'react-router-dom';
import * as styles from './CharacterScreen.css';

/** The link home, the page's title, and its member. A link, because the form asks before navigation. */
export function CharacterHeader({ member }: { member: Member | null }) {
  return (
    <div className={styles.bar}>
      <Link to={routes.home} className={styles.back}>
        <BackIcon size="lg" />
        <span className={styles.word}>{commonTexts.home}</span>
      </Link>
      <h1 className={styles.title}>{characterTexts.heading}</h1>
      {member && (
        <Row as="span" display="inline-flex" minWidth={0}>
          <Avatar name={member.user_name} src={cardImage(member.profile_image)} size="sm" />
          <Text variant="label" lines={1}>
            {member.user_name}
          </Text>
        </Row>
      )}
    </div>
  );
}
