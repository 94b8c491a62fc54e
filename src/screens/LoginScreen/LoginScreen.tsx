import { AuthPage } from './AuthPage';

/** Where a member signs in. */
export default function LoginScreen() {
  return <AuthPage mode="login" />;
}
