import { SphereCard } from '@/components/SphereCard/SphereCard';
import { spherePath } from '@/config/routes';
import { JoinButton } from '@/features/join-sphere/JoinButton';
import { OtherPosts } from '@/features/other-posts/OtherPosts';
import { useSpheres } from '@/state/useSpheres';
import type { Post } from '@contract/models/post';
import { aside } from './PostScreen.css';

/** More posts from the place where this post was found. */
export default function SideColumn({ post }: { post: Post }) {
  const sphere = useSpheres().find(({ id }) => id === post.sphereId);
  return (
    <aside className={aside} aria-label={post.sphereName ?? post.userName}>
      <OtherPosts post={post} />
      {sphere && (
        <SphereCard
          sphere={sphere}
          to={spherePath(sphere.id)}
          action={<JoinButton sphere={sphere} />}
        />
      )}
    </aside>
  );
}
