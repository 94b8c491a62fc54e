import { Avatar } from '@/design/components/Avatar/Avatar';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { previewTexts as texts } from '@/texts/admin/testerResult';
import { videoAddress, type ShownComment, type ShownThread } from './read';
import { ExternalLink, Meta } from './Meta';
import * as styles from '../TesterResult.css';

function Words({ comment, more = null }: { comment: ShownComment; more?: string | null }) {
  const { text, likes, publishedAt } = comment;
  return (
    <>
      <Text variant="label">{comment.author || texts.author}</Text>
      <Text as="p" preserveLines>
        {text}
      </Text>
      <Meta facts={[texts.likes(likes), more]} publishedAt={publishedAt} />
    </>
  );
}

function Thread({ thread }: { thread: ShownThread }) {
  const { top, videoId, replyCount, replies } = thread;
  const author = top.author || texts.author;
  return (
    <li className={styles.row}>
      <Avatar name={author} src={top.picture} />
      <div className={styles.words}>
        <Words comment={top} more={replyCount > 0 ? texts.replies(replyCount) : null} />
        {replies.length > 0 && (
          <ul className={styles.replies}>
            {replies.map((reply, at) => (
              <li key={`${reply.id} ${at}`}>
                <Words comment={reply} />
              </li>
            ))}
          </ul>
        )}
        {videoId !== null && (
          <Cluster>
            <ExternalLink href={videoAddress(videoId, top.id)} label={texts.openYoutubeOf(author)}>
              {texts.openYoutube}
            </ExternalLink>
          </Cluster>
        )}
      </div>
    </li>
  );
}

/** Comment threads, with the replies that the answer contains. */
export function CommentThreads({ threads }: { threads: readonly ShownThread[] }) {
  return (
    <ul>
      {threads.map((thread, at) => (
        <Thread key={`${thread.top.id} ${at}`} thread={thread} />
      ))}
    </ul>
  );
}
