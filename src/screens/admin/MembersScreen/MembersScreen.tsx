import { membersPath, readMembersAddress } from '@/features/admin-members/address';
import { MemberList } from '@/features/admin-members/MemberList';
import { adminTexts } from '@/texts/admin/menu';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** All people with an account. */
export default function MembersScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AdminPage title={adminTexts.pages.members}>
      <MemberList
        address={readMembersAddress(params)}
        onShow={(next) => void navigate(membersPath(next), { state: { stays: true } })}
      />
    </AdminPage>
  );
}
