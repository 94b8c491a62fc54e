import { Grid } from '@/design/components/Grid/Grid';
import { adminPath } from '@/config/adminPages';
import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { CheckIcon } from '@/design/icons/icons';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import type { RawItem } from '@contract/models/tools';
import { countOf, momentOf, textOf, textOrNull } from '@contract/rules/text/fields';
import { videoIdOf } from '@contract/rules/posts/saved-video';
import { Link } from 'react-router-dom';
import { ownPicture, type ShownVideo } from './read';
import { VideoCard } from './VideoCard';

function videoOf(item: RawItem): ShownVideo | null {
  const videoId = videoIdOf({ videoId: item.videoId });
  if (videoId === null) return null;
  return {
    videoId,
    title: textOf(item.title),
    channelTitle: textOf(item.channelTitle),
    image: ownPicture(textOrNull(item.thumbnail)),
    views: countOf(item.viewCount),
    likes: null,
    comments: null,
    durationSeconds: countOf(item.durationSeconds),
    isLive: item.durationSeconds === null,
    publishedAt: momentOf(item.publishedAt),
    position: null,
  };
}

function Imported({ item }: { item: RawItem }) {
  const video = videoOf(item);
  if (!video) return null;
  const postId = textOrNull(item.postId);
  return (
    <VideoCard video={video} place={texts.rank(countOf(item.ranking) ?? 0)} selection={null}>
      <Cluster>
        {item.status === 'saved' ? (
          <Badge tone="success" icon={<CheckIcon size="sm" />}>
            {texts.status.saved}
          </Badge>
        ) : (
          <Badge>{texts.status.known}</Badge>
        )}
        {postId !== null && (
          <Text
            as={Link}
            to={adminPath('reviewPost', postId)}
            aria-label={texts.reviewOf(video.title || texts.untitled)}
            variant="label"
            tone="accent"
            link
          >
            {texts.review}
          </Text>
        )}
      </Cluster>
    </VideoCard>
  );
}

/** The videos of an import by rank, with the result of each. */
export function ImportedVideos({ items }: { items: readonly RawItem[] }) {
  return (
    <Grid as="ul" min={260} gap={20} padding={{ base: 16, wide: 20 }}>
      {items.map((item, at) => (
        <Imported key={`${textOf(item.videoId)} ${at}`} item={item} />
      ))}
    </Grid>
  );
}
