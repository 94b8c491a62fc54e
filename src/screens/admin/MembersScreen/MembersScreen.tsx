import { MemberList } from '@/features/admin-members/MemberList';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** All people with an account. */
export default function MembersScreen() {
  return (
    <AdminPage title={adminTexts.pages.members}>
      <MemberList />
    </AdminPage>
  );
}
