import { AuthPage } from './AuthPage';

/** The page where a member logs in. */
export default function LoginScreen() {
  return <AuthPage mode="login" />;
}
