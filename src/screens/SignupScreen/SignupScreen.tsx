import { AuthPage } from '../LoginScreen/AuthPage';

/** The page where a person becomes a member. */
export default function SignupScreen() {
  return <AuthPage mode="signup" />;
}
