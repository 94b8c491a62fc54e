import { Row } from '@/design/components/Row/Row';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { ExternalIcon } from '@/design/icons/icons';
import { myTexts } from '@/texts/my';
import { isSimulatedVideo } from '@contract/rules/members/favorites';
import { recogniseVideo } from '@contract/rules/links/video-url';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VideoFacade } from '../VideoFacade/VideoFacade';
import * as styles from '../rows.css';

export interface FavoriteVideoProps {
  video: { url: string; title: string | null; channelName: string | null; image: string | null };
  /** The address of the post that shares it; without a post the title leads to the video's host. */
  to: string | null;
  /** The button that removes it from the list. */
  action: ReactNode;
}

/** A favourite video that plays in place, and the link to the post that shares it. */
export function FavoriteVideo({ video, to, action }: FavoriteVideoProps) {
  const { url, title, channelName, image } = video;
  const name = title ?? myTexts.video;
  return (
    <Stack gap={8}>
      <VideoFacade
        video={{ url, image, channelName: null, durationSeconds: null }}
        title={name}
        rounded
      />
      <Row alignItems="flex-start">
        <div className={styles.words}>
          {to ? (
            <Link to={to} className={styles.videoTitle}>
              {name}
            </Link>
          ) : (
            <Text variant="label" lines={2}>
              {name}
            </Text>
          )}
          {channelName && (
            <Text variant="meta" tone="muted" lines={1}>
              {channelName}
            </Text>
          )}
          {!to && !isSimulatedVideo(recogniseVideo(url)) && (
            <Text
              as="a"
              variant="meta"
              tone="accent"
              link
              display="inline-flex"
              alignItems="center"
              gap={4}
              href={url}
              target="_blank"
              rel="noreferrer"
            >
              {myTexts.openVideo}
              <ExternalIcon size="sm" />
            </Text>
          )}
        </div>
        <div className={styles.remove}>{action}</div>
      </Row>
    </Stack>
  );
}

/** The skeleton of a card. */
export function FavoriteVideoSkeleton() {
  return (
    <Stack gap={8}>
      <Skeleton ratio={16 / 9} radius="md" />
      <Skeleton width="80%" height={20} />
      <Skeleton width="40%" height={16} />
    </Stack>
  );
}
