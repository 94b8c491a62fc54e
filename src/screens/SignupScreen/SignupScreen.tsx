import { AuthPage } from '../LoginScreen/AuthPage';

/** Where somebody becomes a member. */
export default function SignupScreen() {
  return <AuthPage mode="signup" />;
}
