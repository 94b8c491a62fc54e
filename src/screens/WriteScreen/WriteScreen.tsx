import { PageBar } from '@/components/PageBar/PageBar';
import { contentId, postPath, routes } from '@/config/routes';
import { LinkButton } from '@/design/components/Button/LinkButton';
import { VideoIcon } from '@/design/icons/icons';
import { PageTitle } from '@/features/page/PageTitle';
import { noPost } from '@/features/write-post/editor';
import { PostForm } from '@/features/write-post/PostForm';
import { postFormTexts } from '@/texts/blocks';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { writeFrame } from '@/components/WriteForm/WriteForm.css';
import { ChangePost, WriteSkeleton } from './ChangePost';

/** Writes a post of blocks; with `?post=12` it edits one. Only for members. */
export default function WriteScreen() {
  const navigate = useNavigate();
  const post = useSearchParams()[0].get('post');
  const heading = post === null ? postFormTexts.heading : postFormTexts.headingChange;
  const backTo = post === null ? routes.home : postPath(post);
  const header = (onBack: () => void) => (
    <PageBar
      title={heading}
      onBack={onBack}
      actions={
        post === null && (
          <LinkButton
            as={Link}
            to={routes.writeYoutube}
            variant="ghost"
            size="sm"
            icon={<VideoIcon size="sm" />}
          >
            {postFormTexts.shareVideo}
          </LinkButton>
        )
      }
    />
  );
  const shared = { backTo, header };
  return (
    <main id={contentId} tabIndex={-1} className={writeFrame}>
      <PageTitle title={heading} />
      <MemberSlot
        title={heading}
        skeleton={
          <>
            {header(() => void navigate(backTo))}
            <WriteSkeleton heading={heading} />
          </>
        }
      >
        {({ user_id: id }) =>
          post === null ? (
            <PostForm
              key={id}
              {...shared}
              userId={id}
              postId={null}
              initial={noPost}
              isOwn
              isReviewedAgain={false}
            />
          ) : (
            <ChangePost key={`${id} ${post}`} {...shared} userId={id} post={post} />
          )
        }
      </MemberSlot>
    </main>
  );
}
