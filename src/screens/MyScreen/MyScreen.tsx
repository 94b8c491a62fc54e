import { contentId, myPath, routes } from '@/config/routes';
import { PageTitle } from '@/features/page/PageTitle';
import { layoutTexts } from '@/texts/layout';
import { myTexts } from '@/texts/my';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { MemberSlot } from '../parts/MemberSlot/MemberSlot';
import { columns } from './MyScreen.css';
import { MySkeleton } from './MySkeleton';
import { MyView } from './MyView';
import { tabOf } from './tabs';

/** The member's own page. Only for members. */
export default function MyScreen() {
  const tab = tabOf(useParams().tab);
  // A member who has just deleted the account is not asked to log in.
  const [isGone, setGone] = useState(false);
  const page = tab && tab !== 'posts' ? myTexts.tabs[tab] : myTexts.title;
  return (
    <main id={contentId} tabIndex={-1} className={columns}>
      <PageTitle title={layoutTexts.pageTitle(page)} />
      <MemberSlot title={page} skeleton={<MySkeleton />} guestTo={isGone ? routes.home : undefined}>
        {(user) =>
          tab ? (
            <MyView key={user.user_id} user={user} tab={tab} onGone={() => setGone(true)} />
          ) : (
            <Navigate to={myPath()} replace />
          )
        }
      </MemberSlot>
    </main>
  );
}
