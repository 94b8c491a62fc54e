import { memberPath } from '@/config/routes';
import { formatId, parseId } from '@contract/rules/ids';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { MemberView } from './MemberView';
import { MissingMember } from './MissingMember';

export { prepareMember as prepare } from './prepareMember';

/** A member's public page. `/member/user12` is another way to write `/member/12` and leads there. */
export default function MemberScreen() {
  const { userId: given = '' } = useParams();
  const { search, hash } = useLocation();
  const id = parseId('user', given);
  if (id === null) return <MissingMember />;
  if (given !== String(id)) return <Navigate to={memberPath(given) + search + hash} replace />;
  return <MemberView key={id} userId={formatId('user', id)} />;
}
