import { SphereCard } from '@/components/SphereCard/SphereCard';
import { spherePath } from '@/config/routes';
import { JoinButton } from '@/features/join-sphere/JoinButton';
import { SpherePosts } from '@/features/sphere-posts/SpherePosts';
import { Slice } from '@/design/hydration/Slice';
import { useSpheres } from '@/state/useSpheres';
import { aside } from './PostScreen.css';

interface SideColumnProps {
  postId: string;
  sphereId: string;
  sphereName: string;
}

/** More posts from the place where this post was found. */
export function SideColumn({ postId, sphereId, sphereName }: SideColumnProps) {
  const sphere = useSpheres().find(({ id }) => id === sphereId);
  return (
    <aside className={aside} aria-label={sphereName}>
      <Slice>
        <SpherePosts sphereId={sphereId} sphereName={sphereName} exceptPostId={postId} />
        {sphere && (
          <SphereCard
            sphere={sphere}
            to={spherePath(sphereId)}
            action={<JoinButton sphere={sphere} />}
          />
        )}
      </Slice>
    </aside>
  );
}
