import { partsOf } from '@/components/PostBlocks/parts';
import { postsAtom } from '@/state/posts';
import { Slice } from '@/design/hydration/Slice';
import { useStore } from 'jotai';
import { useCallback, type ReactNode } from 'react';
import { Windowed } from './Windowed';

/** Posts in one section; a section that is far away is a single element. */
const SECTION = 25;
/** How close to the window a post, and a whole section, is drawn, px. */
const MARGIN = { post: 200, section: 600 } as const;
/** What a post takes, px, before it was ever drawn. */
const ESTIMATE = 440;
interface WindowedPostsProps {
  ids: readonly string[];
  /** Names the list. */
  path: string;
  /** How many are drawn before the window is known. */
  first: number;
  /** Somebody comes back to the list: only what is near is drawn, wherever that is. */
  isReturn: boolean;
  children: (postId: string, position: number) => ReactNode;
}

/** Posts one below the other, however many: only those near the window are in the document. */
export function WindowedPosts({ ids, path, first, isReturn, children }: WindowedPostsProps) {
  const store = useStore();
  const wordsOf = useCallback(
    (postId: string) => {
      const post = store.get(postsAtom)[postId];
      if (!post) return '';
      const { title, text } = partsOf(post);
      return `${title} ${text} ${post.userName}`;
    },
    [store],
  );
  const starts = Array.from({ length: Math.ceil(ids.length / SECTION) }, (_, at) => at * SECTION);
  return starts.map((start) => {
    const part = ids.slice(start, start + SECTION);
    return (
      <Windowed
        key={start}
        // A section that grows takes another height.
        name={`${path}#${start}+${part.length}`}
        margin={MARGIN.section}
        startsNear={start === 0 && !isReturn}
        estimate={part.length * ESTIMATE}
        words={() => part.map(wordsOf)}
        isSection
      >
        {() =>
          part.map((postId, at) => (
            <Windowed
              key={postId}
              name={postId}
              margin={MARGIN.post}
              startsNear={start + at < first && !isReturn}
              estimate={ESTIMATE}
              words={() => [wordsOf(postId)]}
            >
              {() => <Slice>{children(postId, start + at)}</Slice>}
            </Windowed>
          ))
        }
      </Windowed>
    );
  });
}
