import { VideoDialog } from '@/components/VideoDialog/VideoDialog';
import { VideoThumbnail } from '@/components/VideoThumbnail/VideoThumbnail';
import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Checkbox } from '@/design/components/Checkbox/Checkbox';
import { Heading } from '@/design/components/Heading/Heading';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon, VideoIcon } from '@/design/icons/icons';
import { previewTexts as texts, saveVideosTexts } from '@/texts/admin/testerResult';
import { formatDuration } from '@contract/rules/text/counts';
import { isSimulatedVideo } from '@contract/rules/members/favorites';
import { recogniseVideo } from '@contract/rules/links/video-url';
import { useState, type ReactNode } from 'react';
import type { VideoSelection } from '../useVideoSelection';
import { videoAddress, type ShownVideo } from './read';
import { ExternalLink, Meta } from './Meta';
import * as styles from '../TesterResult.css';
import { useEmbed } from './useEmbed';

interface VideoCardProps {
  video: ShownVideo;
  /** Its rank, or its position in a list. */
  place?: string | null;
  /** Null if videos of this result cannot be saved. */
  selection: VideoSelection | null;
  /** Further facts about it. */
  children?: ReactNode;
}

const lengthOf = ({ isLive, durationSeconds }: ShownVideo) => {
  if (isLive) return texts.live;
  return durationSeconds === null ? null : formatDuration(durationSeconds);
};

/** A video of a result: the data of its list, its embed information, and the ways to watch it. */
export function VideoCard({ video, place = null, selection, children }: VideoCardProps) {
  const { videoId, channelTitle, image, views, likes, comments, publishedAt } = video;
  const title = video.title || texts.untitled;
  const [isOpen, setIsOpen] = useState(false);
  const { ref, embed } = useEmbed<HTMLLIElement>(videoId);
  const length = lengthOf(video);
  const isChosen = selection?.has(videoId) ?? false;
  return (
    <li ref={ref} className={styles.card}>
      <div className={styles.picture}>
        <VideoThumbnail video={{ url: videoAddress(videoId), image }} />
        {place !== null && <span className={styles.place}>{place}</span>}
        {length !== null && <span className={styles.length}>{length}</span>}
      </div>
      {selection && (
        <Checkbox
          label={saveVideosTexts.select}
          aria-label={saveVideosTexts.selectOf(title)}
          checked={isChosen}
          disabled={selection.isFull && !isChosen}
          onChange={(checked) => selection.set(videoId, checked)}
        />
      )}
      <Heading level={3} lines={2}>
        {title}
      </Heading>
      <Meta
        facts={[
          channelTitle,
          views === null ? null : texts.views(views),
          likes === null ? null : texts.likes(likes),
          comments === null ? null : texts.comments(comments),
        ]}
        publishedAt={publishedAt}
      />
      {embed && (
        <Text as="p" variant="caption" tone="muted" lines={2}>
          {texts.embed(embed.title, embed.author_name)}
        </Text>
      )}
      {selection?.isSaved(videoId) && (
        <Cluster>
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {texts.status.saved}
          </Badge>
        </Cluster>
      )}
      {children}
      <Cluster>
        <Button
          variant="outline"
          size="sm"
          icon={<VideoIcon size="sm" />}
          aria-label={texts.watchOf(title)}
          onClick={() => setIsOpen(true)}
        >
          {texts.watch}
        </Button>
        <ExternalLink
          href={videoAddress(videoId)}
          isMissing={isSimulatedVideo(recogniseVideo(videoAddress(videoId)))}
          label={texts.openYoutubeOf(title)}
        >
          {texts.openYoutube}
        </ExternalLink>
      </Cluster>
      {isOpen && (
        <VideoDialog
          videoId={videoId}
          title={title}
          image={image}
          onClose={() => setIsOpen(false)}
        />
      )}
    </li>
  );
}
